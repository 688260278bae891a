import * as z from 'zod'
import type { AnswerOf, AskOf, Call } from '#platform/contract/call.ts'
import { Failure } from '#platform/contract/envelope.ts'
import { paths } from '#src/paths.ts'
import { CallFailed } from './failed.ts'
import { goTo } from './goto.ts'
import { type SendOptions, send } from './send.ts'
import { readToken, removeToken } from './session.ts'

/**
 * Asks a call over HTTP as whoever is signed in on this browser.
 * @throws CallFailed with the sentence for the person. A 401 also removes the token and goes to the sign-in page.
 */
export async function ask<C extends Call>(
  call: C,
  input: AskOf<C>,
  options: SendOptions = {},
): Promise<{ message: string; data: AnswerOf<C> }> {
  const token = readToken()
  const response = await send(call, input, options)
  const body: unknown = await response.json().catch(() => null)
  const answer = Success.safeParse(body)
  if (!response.ok || !answer.success) throw failed(call, response.status, body, token)
  return { message: answer.data.message, data: z.parse<C['output']>(call.output, answer.data.data) }
}

const Success = z.object({ statusCode: z.literal(200), message: z.string(), data: z.unknown() })

/** Turns an answer that is not a success into the error to throw, and ends the session when the server does not know it. */
export function failed(call: Call, status: number, body: unknown, token: string | null): CallFailed {
  const failure = Failure.partial().safeParse(body)
  const { statusCode = status, error, message, code = 'unknown', fields } = failure.data ?? {}
  if (statusCode === 401 && call.who !== 'guest') signOut(token)
  return new CallFailed(error ?? message ?? 'Something went wrong', { status: statusCode, code, fields, ...(message && { said: message }) })
}

function signOut(token: string | null) {
  if (token) removeToken(token)
  if (!readToken()) goTo(paths.login(window.location.pathname + window.location.search))
}
