import type * as z from 'zod'
import { Json } from './json.ts'

type Status = number | 'timeout' | 'unreachable' | 'too large' | 'not understood'

/** Another server gave no usable answer. `status` is its HTTP status, or the word for what happened instead. Holds no address, key or body. */
export class NoAnswer extends Error {
  readonly status: Status

  constructor(status: Status) {
    super(`No usable answer: ${status}`)
    this.name = 'NoAnswer'
    this.status = status
  }
}

type Asking = RequestInit & { signal: AbortSignal }

/** Asks another server; anything but a 2xx answer, redirects included, is a {@link NoAnswer}. The caller's signal carries the time limit. */
export async function ask(url: string | URL, init: Asking): Promise<Response> {
  const response = await fetch(url, { redirect: 'error', ...init }).catch(noAnswer)
  if (response.ok) return response

  await letGo(response)
  throw new NoAnswer(response.status)
}

/** Asks for JSON of a known shape. The answer is read up to `maxBytes` and parsed; keys the shape does not name are dropped. */
export async function askJson<Shape extends z.ZodType>(
  shape: Shape,
  url: string | URL,
  { maxBytes = 1_000_000, ...init }: Asking & { maxBytes?: number },
): Promise<z.output<Shape>> {
  const response = await ask(url, init)
  const text = await readUpTo(maxBytes, response).catch(noAnswer)
  const answer = Json.pipe(shape).safeParse(text)
  if (!answer.success) throw new NoAnswer('not understood')
  return answer.data
}

/** Frees the connection of an answer whose body nobody wants. */
export async function letGo(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined)
}

function noAnswer(cause: unknown): never {
  if (cause instanceof NoAnswer) throw cause
  throw new NoAnswer(cause instanceof Error && cause.name === 'TimeoutError' ? 'timeout' : 'unreachable')
}

async function readUpTo(maxBytes: number, response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > maxBytes) throw new NoAnswer('too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
