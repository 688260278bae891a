import type * as z from 'zod'
import type { AnswerOf, AskOf, Call } from '#platform/contract/call.ts'
import type { Act, Handler } from './answer.ts'
import { networkOf } from './network.ts'
import { Refusal, refusalsOf } from './refusal.ts'
import { lookingDb, refuseTooOften, type Serving } from './serve.ts'
import { toolsOn } from './tools.ts'

/**
 * Lets the page renderer ask what anyone may ask, without a detour over the network, in the name of the address that wants
 * the page: its limits count as if it had asked itself. Calls that write are not for it.
 */
export function insideAsker(handlers: readonly Handler[], serving: Serving) {
  const named = new Map(handlers.map((handler) => [handler.call.name, handler]))
  return (address: string) =>
    async <C extends Call>(call: C, input: AskOf<C>): Promise<AnswerOf<C>> => {
      const handler = named.get(call.name)
      if (!handler || !call.reads || call.who !== 'anyone') throw new Error(`A page cannot ask ${call.name} while it is rendered`)
      const now = serving.clock.now()
      refuseTooOften(call, networkOf(address), serving, now)
      const { needs, queue } = serving
      const db = lookingDb(call, serving)
      const beforehand = {
        input: call.input.parse(input),
        who: null,
        db,
        now,
        address,
        file: null,
        needs,
        refuse: refusalsOf<Call>(call),
        act,
      }
      const before = await handler.before?.(beforehand)
      const nothing = { afterwards: () => {}, give: () => {} }
      const result = await handler.handle({ ...beforehand, ...toolsOn(db, queue, now, null), ...nothing }, before)
      if (result instanceof Refusal) throw result
      return parsed<C['output']>(call.output, result)
    }
}

/** Whatever is shown while a page is rendered changes nothing. */
const act: Act = async () => {
  throw new Error('A page writes nothing while it is rendered')
}

function parsed<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  return shape.parse(value)
}
