import * as z from 'zod'
import { solve } from '#adapters/captcha/solve.ts'
import { PASSWORD, PEOPLE, type PersonKey } from '#database/seed/people.ts'
import { addressOf, BASE_PATH, type Call } from '#platform/contract/call.ts'
import { Failure } from '#platform/contract/envelope.ts'
import { queryOf } from '#src/testing/fuzz/inputs.ts'
import { SOLVED } from '#src/testing/fuzz/texts.ts'
import type { DrilledRegister } from '../register.ts'

/** Somebody who asks: one of the seven, or a stranger. */
export interface Asker {
  name: PersonKey | 'stranger'
  role: string
  token: string | null
}

export const EVERYBODY: Asker['name'][] = ['stranger', 'anna', 'idris', 'bryony', 'wilma', 'stefan', 'tamsin', 'toby']

export interface Answer {
  status: number
  code: string
  message: string
  bytes: number
  ms: number
}

const PATIENCE_MS = 15_000
const Envelope = z.object({ data: z.unknown().optional() })
const Session = z.object({ token: z.string() })
const Left = z.object({ relayKey: z.string() })
const Challenge = z.object({ challenge: z.unknown() })

/** Signs somebody in; a stranger has no token. Null where they are not let in (any longer). */
export async function signIn({ server }: DrilledRegister, name: Asker['name']): Promise<Asker | null> {
  if (name === 'stranger') return { name, role: 'stranger', token: null }
  const { email, type } = PEOPLE[name]
  const session = Session.safeParse((await post(server.url, 'login', { email, password: PASSWORD })).data)
  return session.success ? { name, role: type, token: session.data.token } : null
}

/** Has a finder leave a message about an animal of the register: they write on with the key of their link. */
export async function leaveMessage({ db, server: { url } }: DrilledRegister): Promise<{ role: string; token: string }> {
  const { number } = await db.selectFrom('chip').select('number').orderBy('registeredAt').orderBy('number').executeTakeFirstOrThrow()
  const captcha = await puzzle(url)
  const { data } = await post(url, 'addMicrochipLookup', { chipNumber: number, message: 'I have her.', captcha })
  return { role: 'finder', token: Left.parse(data).relayKey }
}

async function post(url: string, path: string, body: object) {
  const response = await fetch(`${url}${BASE_PATH}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return Envelope.parse(await response.json())
}

/** Sends one input to a call, as it would come over the network; throws where nobody answers. */
export async function send(
  { server: { url } }: DrilledRegister,
  call: Call,
  asker: Asker,
  input: Record<string, unknown>,
): Promise<Answer> {
  const solved = input['captcha'] === SOLVED && call.input.safeParse(input).success ? { captcha: await puzzle(url) } : {}
  const { body, type, query } = carried(call, { ...input, ...solved })
  const began = performance.now()
  const response = await fetch(`${url}${addressOf(call)}${query}`, {
    method: call.method,
    headers: { ...(type && { 'content-type': type }), ...(asker.token && { authorization: asker.token }) },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const ms = performance.now() - began
  const failure = response.status === 200 ? null : Failure.safeParse(parsed(bytes))
  if (failure && !failure.success)
    return { status: response.status, code: 'noEnvelope', message: bytes.toString('utf8', 0, 200), bytes: bytes.length, ms }
  return { status: response.status, code: failure?.data.code ?? '', message: failure?.data.message ?? '', bytes: bytes.length, ms }
}

async function puzzle(url: string): Promise<string> {
  const answer = await fetch(`${url}${BASE_PATH}captchaChallenge`)
  return solve(Challenge.parse(Envelope.parse(await answer.json()).data).challenge)
}

function carried(call: Call, input: Record<string, unknown>): { body?: string | FormData; type?: string; query: string } {
  if (call.takes === 'file') return { body: formOf(input), query: '' }
  if (call.method === 'POST') return { body: JSON.stringify(input), type: 'application/json', query: '' }
  return { query: `?${new URLSearchParams(queryOf(input))}` }
}

/** A file that is hardly one, beside the fields. */
function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(queryOf(input))) form.set(name, value)
  const kind = JSON.stringify(input).length % FILES.length
  form.set('file', new Blob([FILES[kind] ?? '']), ['a.csv', 'a.png', '../a.pdf', ''][kind % 4])
  return form
}

const FILES = [
  '',
  'chipNumber,name\n956000000000001,Rex\n"',
  'Microchip number;Name\r\n' + '956000000000001;Rex\r\n'.repeat(3000),
  new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]),
  '%PDF-1.7\n1 0 obj',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  new Uint8Array(100_000),
]

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return null
  }
}
