import type { AnswerOf, Call, CallInput } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import { CallFailed } from './failed.ts'
import { goTo } from './goto.ts'
import { fieldsIn, partOf, textIn } from './read.ts'
import { type SendOptions, send } from './send.ts'
import { readToken, removeToken, returnToOwnToken } from './session.ts'

/**
 * Asks a call over HTTP as whoever is signed in on this browser.
 * @throws CallFailed with the sentence for the person. A 401 also removes the token and goes to the sign-in page.
 */
export async function callServer<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: SendOptions = {},
): Promise<{ message: string; data: AnswerOf<C> }> {
  const token = readToken()
  const response = await send(call, input, options)
  const body: unknown = await response.json().catch(() => null)
  const data = partOf(body, 'data')
  if (!response.ok || partOf(body, 'statusCode') !== 200 || !isAnswer(call, data)) throw failed(call, response.status, body, token)
  return { message: textIn(body, 'message') ?? '', data }
}

/** Turns an answer that is not a success into the error to throw, and ends the session when the server does not know it. */
export function failed(call: Call, status: number, body: unknown, token: string | null): CallFailed {
  const stated = Number(partOf(body, 'statusCode') ?? status)
  const said = textIn(body, 'message')
  const sentence = textIn(body, 'error') ?? said ?? 'Something went wrong'
  if (stated === 401 && call.who !== 'guest') signOut(token)
  const [code = 'unknown', clause = null] = [textIn(body, 'code'), textIn(body, 'clause')]
  return new CallFailed(sentence, { status: stated, code, clause, fields: fieldsIn(body), said })
}

/** The server serialises by the same contract, so its data is of the call's shape; checking again would cost every page the shapes. */
function isAnswer<C extends Call>(_call: C, data: unknown): data is AnswerOf<C> {
  return data !== undefined
}

/** An answer that comes late must not end a newer session. */
function signOut(token: string | null) {
  // Whoever was let out of an organisation is still in their own account.
  if (token && returnToOwnToken(token)) return goTo(paths.organisations)
  if (token) removeToken(token)
  if (readToken()) return
  const { pathname, search } = window.location
  // Who signs in already is left where they are.
  if (pathname !== paths.login()) goTo(paths.login(pathname + search))
}
