import type { FastifyRequest } from 'fastify'
import type { Call } from '#platform/contract/call.ts'
import type { SentFile } from './answer.ts'
import { Refusal } from './refusal.ts'

export const LARGEST_FILE = 10 * 1024 * 1024

interface Form {
  file: SentFile
  fields: Record<string, string>
}

/** Reads a multipart body with one file and a few text fields. */
export async function fileAndFields(call: Call, request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw new Refusal(415, 'wrongKind', 'Send the file as multipart/form-data')
  return readForm(call, request).catch((error: unknown) => {
    if (error instanceof Refusal || codeOf(error).endsWith('_LIMIT')) throw error
    throw new Refusal(400, 'unreadable', 'Your upload was cut off. Choose the file and send it again.')
  })
}

async function readForm(call: Call, request: FastifyRequest): Promise<Form> {
  const fields: Record<string, string> = {}
  let file: SentFile | null = null
  for await (const part of request.parts({ limits: { files: 1, fields: 10, fieldSize: 10_000, fileSize: LARGEST_FILE } })) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value)
      continue
    }
    file = {
      bytes: await part.toBuffer().catch((error: unknown) => Promise.reject(isTooLarge(error) ? tooLarge(call) : error)),
      name: part.filename,
    }
  }
  if (!file) throw new Refusal(400, 'checkAnswers', 'Choose a file to upload', { fields: { file: 'Choose a file to upload' } })
  return { file, fields }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
const isTooLarge = (error: unknown) => codeOf(error) === 'FST_REQ_FILE_TOO_LARGE'

function tooLarge(call: Call): Refusal {
  const [status, message] = call.refuses['tooLarge'] ?? [413 as const, 'The file is larger than 10 MB. Choose a smaller one.']
  return new Refusal(status, 'tooLarge', message, { fields: { file: message } })
}
