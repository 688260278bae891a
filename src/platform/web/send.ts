import { addressOf, type Call, type CallInput } from '#platform/contract/call.ts'
import { connection } from './connection.ts'
import { CallFailed } from './failed.ts'
import { readToken } from './session.ts'

export interface SendOptions {
  /** The same key gives the same answer, however often it is sent. */
  idempotencyKey?: string
  /** The file of a call that takes one. */
  file?: File
  /** How much of the file has gone, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  /** Asks without the token of whoever is signed in: to sign in anew. */
  asStranger?: boolean
}

const PATIENCE_MS = 30_000

/**
 * Sends a call and gives the bare response, whatever its status. It always tries, whatever the browser says of its connection.
 * @throws CallFailed `offline` when our server does not answer at all, `unreachable` when only this request got no response.
 */
export async function send<C extends Call>(call: C, input: CallInput<C>, options: SendOptions = {}): Promise<Response> {
  const request = requestOf(call, input, options)
  const sent = options.onProgress ? upload(request, options.onProgress) : fetch(request.url, request)
  const response = await sent.catch(async (cause: unknown) => {
    if (options.signal?.aborted) throw cause
    throw await noResponse()
  })
  connection.answered()
  return response
}

/** One request may get lost, or be held back by the browser; only a second look tells whether there is a connection. */
async function noResponse() {
  return (await connection.check())
    ? new CallFailed('We couldn’t reach Homeward. Check your connection and try again.', { code: 'unreachable' })
    : new CallFailed('No Internet Connection', { code: 'offline' })
}

interface Outgoing {
  url: string
  method: string
  headers: Record<string, string>
  body?: string | FormData
  signal?: AbortSignal
}

function requestOf<C extends Call>(call: C, input: CallInput<C>, options: SendOptions): Outgoing {
  const url = addressOf(call)
  const headers: Record<string, string> = { accept: 'application/json' }
  const token = options.asStranger ? null : readToken()
  if (token) headers['authorization'] = token
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey

  if (call.takes === 'file') return { url, method: call.method, headers, body: multipart(input, options.file), ...signal(options.signal) }
  const limited = options.signal ? AbortSignal.any([options.signal, AbortSignal.timeout(PATIENCE_MS)]) : AbortSignal.timeout(PATIENCE_MS)
  if (call.method !== 'POST') return { url: url + query(input), method: call.method, headers, signal: limited }
  return {
    url,
    method: call.method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(input),
    signal: limited,
  }
}

const signal = (given: AbortSignal | undefined) => (given ? { signal: given } : {})

function query(input: Record<string, unknown>) {
  const params = new URLSearchParams(pairs(input))
  return params.size > 0 ? `?${params}` : ''
}

function multipart(input: Record<string, unknown>, file: File | undefined) {
  const form = new FormData()
  for (const [name, value] of pairs(input)) form.append(name, value)
  if (file) form.append('file', file, file.name)
  return form
}

/** Lists are sent as the same name several times; what is not given is not sent. */
function pairs(input: Record<string, unknown>): [string, string][] {
  return Object.entries(input)
    .flatMap(([name, value]) => (Array.isArray(value) ? value.map((one): [string, unknown] => [name, one]) : [[name, value] as const]))
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)])
}

/** `fetch` does not tell how far an upload is; the older way does. */
function upload(request: Outgoing, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(request.method, request.url)
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
    xhr.onload = () => resolve(new Response(xhr.responseText, { status: xhr.status }))
    xhr.onerror = reject
    xhr.onabort = reject
    request.signal?.addEventListener('abort', () => xhr.abort())
    xhr.send(request.body ?? null)
  })
}
