import type { FastifyInstance } from 'fastify'
import { type AnswerOf, addressOf, type Call, type CallInput } from '#platform/contract/call.ts'
import { type Contract, contract } from '#src/contract.ts'

/** An answer as a test reads it: on failure `data` is absent and `code` and `fields` say why. */
export interface Reply<Data> {
  status: number
  message: string
  code: string
  /** The clause that refuses; empty where none does. */
  clause: string
  fields: Record<string, string>
  data: Data
  headers: Record<string, unknown>
  bytes: Buffer
}

export type Client = {
  [Name in keyof Contract]: (
    input?: Partial<CallInput<Contract[Name]>> | Record<string, unknown>,
    more?: More,
  ) => Promise<Reply<AnswerOf<Contract[Name]>>>
}

interface More {
  headers?: Record<string, string>
  file?: { bytes: Buffer; name: string }
  address?: string
}

/** Every call as a function that goes through the real server, asked by whoever holds the token. */
export function client(app: FastifyInstance, token: string | null): Client {
  const functions = Object.entries(contract).map(([name, call]) => [
    name,
    (input: object = {}, more: More = {}) => inject(app, call, token, input, more),
  ])
  return Object.fromEntries(functions)
}

async function inject(
  app: FastifyInstance,
  call: Call,
  token: string | null,
  input: object,
  { headers = {}, file, address = '127.0.0.1' }: More,
) {
  const sent = file ? multipart(input, file) : plain(call, input)
  const response = await app.inject({
    method: call.method,
    url: addressOf(call),
    remoteAddress: address,
    ...sent,
    headers: { ...(token && { authorization: token }), ...sent.headers, ...headers },
  })
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  const body = isJson ? response.json() : {}
  return {
    status: response.statusCode,
    message: body.message ?? '',
    code: body.code ?? '',
    clause: body.clause ?? '',
    fields: body.fields ?? {},
    data: body.data,
    headers: response.headers,
    bytes: response.rawPayload,
  }
}

function plain(call: Call, input: object) {
  if (call.method === 'POST') return { payload: JSON.stringify(input), headers: { 'content-type': 'application/json' } }
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  return { query: Object.fromEntries(given.map(([key, value]) => [key, String(value)])), headers: {} }
}

function multipart(input: object, file: { bytes: Buffer; name: string }) {
  const boundary = 'homeward-test-boundary'
  const fields = Object.entries(input).map(
    ([key, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(fields.join('') + head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
