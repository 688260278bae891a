import type { Call, InputOf, OutputOf } from '#platform/contract/call.ts'
import { clause } from '#platform/law/clause.ts'
import { type Asked, answer, type Handler } from '#platform/server/answer.ts'
import { Refusal } from '#platform/server/refusal.ts'

const { clause: RECORDED } = clause('STAFF-1', 'What Staff do is recorded with who did it, to what, and why')

type Acting = Call & { who: readonly ['Staff'] }

/**
 * Ties a handler to a call by which Staff change something. Once it has done its work, who did it, to what and why is written into the
 * history of that Staff account, where keepers cannot read it; the things themselves have events of their own.
 */
export function answerAsStaff<C extends Acting>(
  call: C,
  handle: (asked: NoInfer<Asked<C>>) => Promise<NoInfer<OutputOf<C>> | Refusal>,
): Handler<C> {
  return answer(call, async (asked) => {
    const result = await handle(asked)
    if (!(result instanceof Refusal))
      await asked.note('account', actorOf(asked), { move: call.name, clause: RECORDED, by: 'Staff', facts: factsOf(asked.input) })
    return result
  })
}

function actorOf({ who }: { who: { id: string } | null }): string {
  if (!who) throw new Error('Nobody acts')
  return who.id
}

/** What was asked, but for addresses of people: an event keeps no personal data. */
function factsOf(input: InputOf<Call>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([name, value]) => name !== 'email' && value !== '' && value !== undefined))
}
