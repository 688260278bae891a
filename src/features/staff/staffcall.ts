import type { Call, InputOf, OutputOf } from '#platform/contract/call.ts'
import { clause } from '#platform/law/clause.ts'
import { type CallContext, type Handler, handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { Refusal } from '#platform/server/refusal.ts'
import * as contract from './contract.ts'
import { isSide } from './sides.ts'

const { clause: RECORDED } = clause('STAFF-1', 'Everything our staff do is recorded, with who did it, to what and why')

const { clause: NOT_YOUR_OWN } = clause('STAFF-3', 'No one on our staff decides a matter of their own, or one they gain from')

/** What decides nothing: looking, packing a parcel and following it. */
const DECIDES_NOTHING: ReadonlySet<Call> = new Set<Call>([
  contract.appointStaff,
  contract.correctTracking,
  contract.deliverChipOrder,
  contract.deliverShopOrder,
  contract.dispatchChipOrder,
  contract.engraveTag,
  contract.packChipOrder,
  contract.packShopOrder,
  contract.sendShopOrder,
  contract.sendTag,
])

export const isDecision = (call: Call) => !call.reads && !DECIDES_NOTHING.has(call)

type StaffCall = Call & { who: readonly ['Staff'] }

/**
 * Ties a handler to a call by which Staff change something. Once it has done its work, who did it, to what and why is written into the
 * history of that Staff account, where keepers cannot read it; the things themselves have events of their own. `alsoFactsOf` the answer are recorded too.
 */
export function answerAsStaff<C extends StaffCall>(
  call: C,
  handle: (context: NoInfer<CallContext<C>>) => Promise<NoInfer<OutputOf<C>> | Refusal>,
  alsoFactsOf: (output: NoInfer<OutputOf<C>>) => Record<string, unknown> = () => ({}),
): Handler<C> {
  return answerAsStaffWithPreflight<C, unknown>(call, async () => null, handle, alsoFactsOf)
}

/** The same, with something to find out from the outside world first. */
export function answerAsStaffWithPreflight<C extends StaffCall, Before>(
  call: C,
  before: (asked: NoInfer<PreflightContext<C>>) => Promise<Before>,
  handle: (context: NoInfer<CallContext<C>>, before: NoInfer<Before>) => Promise<NoInfer<OutputOf<C>> | Refusal>,
  alsoFactsOf: (output: NoInfer<OutputOf<C>>) => Record<string, unknown> = () => ({}),
): Handler<C, Before> {
  return handlerWithPreflight(call, assertNotOwn(call, before), async (context, found) => {
    const result = await handle(context, found)
    if (!(result instanceof Refusal))
      await context.recordEvent('account', actorOf(context), {
        move: call.name,
        clause: RECORDED,
        by: 'Staff',
        facts: { ...factsOf(context.input), ...alsoFactsOf(result) },
      })
    return result
  })
}

/** STAFF-3 Before anything is found out, so that the outside world isn’t asked either. */
function assertNotOwn<C extends StaffCall, Before>(call: C, before: (asked: PreflightContext<C>) => Promise<Before>) {
  return async (asked: PreflightContext<C>) => {
    if (isDecision(call) && (await isSide(asked.db, actorOf(asked), asked.input)))
      throw new Refusal(403, 'yourOwnMatter', 'You’re a side in this. Ask a colleague.', { clause: NOT_YOUR_OWN })
    return before(asked)
  }
}

function actorOf({ who }: { who: { id: string } | null }): string {
  if (!who) throw new Error('No one is signed in')
  return who.id
}

/** An event keeps no personal data and no secret. */
const UNSAID = new Set([
  'email',
  'mobile',
  'landline',
  'line1',
  'line2',
  'town',
  'county',
  'postcode',
  'where',
  'circumstances',
  'crimeReference',
  'words',
  'letterCode',
  'askKey',
  'vetxmlKey',
])

/** What was asked, but for what an event doesn’t keep. */
function factsOf(input: InputOf<Call>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([name, value]) => !UNSAID.has(name) && value !== '' && value !== undefined))
}
