import { Id } from '#platform/contract/shapes.ts'
import { saveFile } from '../contract.ts'
import { answerAsStaffWithPreflight } from '../staffcall.ts'

export default answerAsStaffWithPreflight(
  saveFile,
  async ({ input, db, services, refuse }) => {
    const { data: id } = Id.safeParse(input.file.replace(/^uploads\//, ''))
    if (!id) throw refuse('noSuchFile')
    const file = await db.selectFrom('file').select(['key', 'type']).where('id', '=', id).executeTakeFirst()
    const kept = file && (await services.files.get(file.key))
    if (!kept) throw refuse('noSuchFile')
    return { id, bytes: Buffer.from(kept.bytes), type: kept.type }
  },
  async ({ give }, { id, bytes, type }) => {
    give({ bytes, type, name: `${id}.${ENDINGS[type] ?? 'bin'}` })
    return null
  },
)

const ENDINGS: Record<string, string> = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' }
