import { createContext, data, type RouterContextProvider } from 'react-router'
import * as z from 'zod'
import type { AnswerOf, Call, CallInput } from '#platform/contract/call.ts'

/** Asks a call inside this process, as a stranger. Rejects with an error that carries `status`, `code` and `message` when the call refuses. */
export type ServerCaller = <C extends Call>(call: C, input: CallInput<C>) => Promise<AnswerOf<C>>

export const callerContext = createContext<ServerCaller>()

/** For a public page's `loader`: `const stats = await askFrom(context, publicStats, {})`. A refusal becomes a response with its real status. */
export async function callFrom<C extends Call>(
  context: Readonly<RouterContextProvider>,
  call: C,
  input: CallInput<C>,
): Promise<AnswerOf<C>> {
  return context.get(callerContext)(call, input).catch(rethrow)
}

function rethrow(error: unknown): never {
  const refusal = Refused.safeParse(error)
  if (!refusal.success) throw error
  const { status, code, message } = refusal.data
  throw data({ code, message }, { status })
}

const Refused = z.object({
  status: z.int().min(400).max(503),
  code: z.string(),
  message: z.string(),
})
