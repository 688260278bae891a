import type { AnswerOf, Call, CallInput } from '#platform/contract/call.ts'
import type { Handler } from './answer.ts'
import { networkOf } from './network.ts'
import { isAnswer, perform } from './perform.ts'
import { refuseTooOften, type Serving } from './serve.ts'

/**
 * Lets the page renderer ask what anyone may ask, without a detour over the network, in the name of the address that wants
 * the page: its limits count as if it had asked itself. Calls that write are not for it.
 */
export function insideAsker(handlers: readonly Handler[], serving: Serving) {
  const named = new Map(handlers.map((handler) => [handler.call.name, handler]))
  return (address: string) =>
    async <C extends Call>(call: C, input: CallInput<C>): Promise<AnswerOf<C>> => {
      const handler = named.get(call.name)
      if (!handler || !call.reads || call.who !== 'anyone') throw new Error(`A page can’t ask ${call.name} while it’s being rendered`)
      const now = serving.clock.now()
      refuseTooOften(call, networkOf(address), serving, now)
      const { data } = await perform(handler, { fields: input, file: null, who: null, now, address }, serving)
      if (!isAnswer(call, data)) throw new Error(`${call.name} answered nothing`)
      return data
    }
}
