import { DecoderBusy } from '#adapters/files/decoder.ts'
import type { Refused } from '#adapters/files/files.ts'
import { checkPdf } from '#adapters/files/pdf.ts'
import { cleanPicture } from '#adapters/files/picture.ts'
import { Typed } from '#platform/contract/shapes.ts'
import { newId } from '#platform/database/id.ts'
import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { signedUrl } from '#platform/server/signedurl.ts'
import { releaseRoom, reserveRoom } from '../allowance.ts'
import { uploadFile } from '../contract.ts'
import { fileUrl } from '../queries.ts'

/** Whoever sends a picture sees it while they fill in the form, in seconds. */
const PREVIEW_SECONDS = 86_400

export default handlerWithPreflight(uploadFile, keepFile, async ({ who, db, now, services }, { id, key, name, kept }) => {
  const { bytes, type, width, height } = kept
  await db
    .insertInto('file')
    .values({ id, accountId: who.id, key, name, type, size: bytes.length, width, height, createdAt: now })
    .execute()
  await releaseRoom(db, who.id, bytes.length)
  return { fileId: id, url: signedUrl(fileUrl(id), services.codes, now, PREVIEW_SECONDS), size: bytes.length, type }
})

/** The file first: a row never leads to nothing, and a file without a row is only forgotten. */
async function keepFile({ input, who, now, act, services, refuse, file }: PreflightContext<typeof uploadFile>) {
  const sent = file?.bytes ?? Buffer.alloc(0)
  const looked = input.purpose === 'evidence' && startsAsPdf(sent) ? asPdf(sent) : cleanPicture(sent)
  const kept = await looked.catch((cause: unknown) => {
    throw cause instanceof DecoderBusy ? refuse('cannotKeep') : cause
  })
  if ('refused' in kept) throw refuse('unusable', { words: kept.refused, field: 'file' })

  const size = kept.bytes.length
  const mayStore = await act(({ db }) => reserveRoom(db, who.id, size, now))
  if (mayStore !== true) throw refuse('allowanceUsed', { because: mayStore, field: 'file' })

  const id = newId()
  const key = `uploads/${id}`
  await services.files.put(key, kept.bytes, kept.type).catch(async (cause: unknown) => {
    await act(({ db }) => releaseRoom(db, who.id, size))
    throw refuse('cannotKeep', { cause })
  })
  return { id, key, kept, name: input.purpose === 'evidence' ? calledOf(file?.name ?? '') : null }
}

/** The name of a file as its sender knows it: without folders and what nobody sees, and of a length that a page can show. */
const calledOf = (name: string): string | null =>
  Typed().parse(withoutControls(name).split(/[\\/]/).at(-1)).slice(0, LONGEST_NAME).toWellFormed() || null
const withoutControls = (name: string) => name.replace(/\p{Cc}/gu, '')
const LONGEST_NAME = 120

const startsAsPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-'

async function asPdf(bytes: Buffer): Promise<Refused | { bytes: Buffer; type: string; width: null; height: null }> {
  const fit = await checkPdf(bytes)
  return fit === true ? { bytes, type: 'application/pdf', width: null, height: null } : fit
}
