import type { FastifyRequest } from 'fastify'
import type { Call } from '#platform/contract/call.ts'
import type { SentFile } from './answer.ts'
import { Refusal } from './refusal.ts'

export const LARGEST_FILE = 10 * 1024 * 1024

/** Reads a multipart body with one file and a few text fields. */
export async function fileAndFields(call: Call, request: FastifyRequest): Promise<{ file: SentFile; fields: Record<string, string> }> {
  if (!request.isMultipart()) throw new Refusal(415, 'wrongKind', 'Send the file as multipart/form-data')
  const fields: Record<string, string> = {}
  let file: SentFile | null = null
  for await (const part of request.parts({ limits: { files: 1, fields: 10, fieldSize: 10_000, fileSize: LARGEST_FILE } })) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value)
      continue
    }
    file = { bytes: await part.toBuffer().catch(() => Promise.reject(tooLarge(call))), name: part.filename }
  }
  if (!file) throw new Refusal(400, 'checkAnswers', 'Choose a file to upload', { fields: { file: 'Choose a file to upload' } })
  return { file, fields }
}

function tooLarge(call: Call): Refusal {
  const [status, message] = call.refuses['tooLarge'] ?? [413 as const, 'The file is larger than 10 MB. Choose a smaller one.']
  return new Refusal(status, 'tooLarge', message, { fields: { file: message } })
}
