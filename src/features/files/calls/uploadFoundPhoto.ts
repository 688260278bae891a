import { DecoderBusy } from '#adapters/files/decoder.ts'
import { cleanPicture } from '#adapters/files/picture.ts'
import { newId } from '#platform/database/id.ts'
import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { signedUrl } from '#platform/server/signedurl.ts'
import { uploadFoundPhoto } from '../contract.ts'
import { UNUSED_KEPT_HOURS } from '../kit/kept.ts'
import { fileUrl } from '../queries.ts'

/** A photo by whoever found or saw an animal, with or without an account. One that no report shows within a day is removed. */
export default handlerWithPreflight(uploadFoundPhoto, keepPhoto, async ({ who, db, now, services }, { id, key, kept }) => {
  const { bytes, type, width, height } = kept
  await db
    .insertInto('file')
    .values({ id, accountId: who?.id ?? null, key, name: null, type, size: bytes.length, width, height, createdAt: now })
    .execute()
  return { fileId: id, url: signedUrl(fileUrl(id), services.codes, now, UNUSED_KEPT_HOURS * 3600), size: bytes.length, type }
})

async function keepPhoto({ services, refuse, file }: PreflightContext<typeof uploadFoundPhoto>) {
  const kept = await cleanPicture(file?.bytes ?? Buffer.alloc(0)).catch((cause: unknown) => {
    throw cause instanceof DecoderBusy ? refuse('cannotKeep') : cause
  })
  if ('refused' in kept) throw refuse('unusable', { words: kept.refused, field: 'file' })
  const id = newId()
  const key = `uploads/${id}`
  await services.files.put(key, kept.bytes, kept.type).catch((cause: unknown) => {
    throw refuse('cannotKeep', { cause })
  })
  return { id, key, kept }
}
