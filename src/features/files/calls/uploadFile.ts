import type { Refused } from '#adapters/files/files.ts'
import { checkPdf } from '#adapters/files/pdf.ts'
import { cleanPicture } from '#adapters/files/picture.ts'
import { newId } from '#platform/database/id.ts'
import { answer } from '#platform/server/answer.ts'
import { uploadFile } from '../contract.ts'
import { fileUrl } from '../queries.ts'

export default answer(uploadFile, async ({ input, who, db, now, needs, refuse, file }) => {
  const sent = file?.bytes ?? Buffer.alloc(0)
  const kept = input.purpose === 'evidence' && startsAsPdf(sent) ? asPdf(sent) : await cleanPicture(sent)
  if ('refused' in kept) throw refuse('unusable', { words: kept.refused, field: 'file' })

  const fileId = newId()
  const { bytes, type, width, height } = kept
  const key = `uploads/${fileId}`
  // The file first: a row never leads to nothing, and a file without a row is only forgotten.
  await needs.files.put(key, bytes, type)
  await db
    .insertInto('file')
    .values({ id: fileId, accountId: who.id, key, type, size: bytes.length, width, height, createdAt: now })
    .execute()
  return { fileId, url: fileUrl(fileId), size: bytes.length, type }
})

const startsAsPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-'

function asPdf(bytes: Buffer): Refused | { bytes: Buffer; type: string; width: null; height: null } {
  const fit = checkPdf(bytes)
  return fit === true ? { bytes, type: 'application/pdf', width: null, height: null } : fit
}
