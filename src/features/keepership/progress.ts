import { later } from '#platform/clock/clock.ts'
import type { Actor } from '#platform/law/lifecycle.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { type ClaimRow, claims } from './claims.ts'
import { ANSWER_DAYS, claimLife, GRACE_DAYS, LETTER_DAYS } from './lifecycle.ts'
import { tellKeeper, tellRequester } from './notifications.ts'
import { heldUntil, type Stray, waitsForCouncil } from './policy.ts'
import { transferKeepership } from './transferKeepership.ts'

/** What moving a request on needs: the tools of one transaction. */
export type TransactionContext = Pick<
  CallContext<never>,
  'db' | 'now' | 'transition' | 'recordEvent' | 'send' | 'notify' | 'services' | 'extensions'
>

export type ClaimMove = keyof typeof claimLife.moves

interface Moving {
  by: Actor
  facts?: Record<string, unknown>
  /** Where it leads, of several. */
  to?: ClaimRow['status'] | undefined
  /** Why Staff decided so, as both sides read it. */
  why?: string | undefined
  /** What else is written on the request. */
  also?: { objection?: string; completedAt?: Date | null; answerBy?: Date; reopenedBy?: string }
}

/** Moves a request on, begins the wait of its new state, and tells both sides what that means for them. */
export async function moveOn(
  tools: TransactionContext,
  claim: ClaimRow,
  name: ClaimMove,
  { by, facts = {}, to, why, also = {} }: Moving,
): Promise<ClaimRow> {
  const { db, now, transition } = tools
  const reached = await transition(claimLife, name, claim.id, by, facts, to ?? (BEGINS_TO_ASK.has(name) ? askedAs(claim, now) : undefined))
  await db
    .updateTable('claim')
    .set({ ...waitOf(reached, claim, now), ...also })
    .where('id', '=', claim.id)
    .execute()
  const moved = await claims(db).where('claim.id', '=', claim.id).executeTakeFirstOrThrow()
  await tellKeeper(tools, { ...moved, why })
  await tellRequester(tools, { ...moved, why })
  return moved
}

/** CLAIM-3 The keeper is asked, or asked anew; where the animal was found as a stray the council is waited for. */
const askedAs = (claim: ClaimRow, now: Date) => (waitsForCouncil(claim, now) ? 'held' : 'notified')
const BEGINS_TO_ASK: ReadonlySet<ClaimMove> = new Set(['passEvidence', 'unblock'])

/** What a request waits for from the moment on which it comes to a state; the 28 days begin anew whenever the keeper is told anew. */
export function waitOf(status: string, { reportedOn }: Pick<Stray, 'reportedOn'>, now: Date) {
  if (status === 'notified') return { notifiedAt: now, answerBy: later(now, { days: ANSWER_DAYS }), reminders: 0 }
  if (status === 'held') return { notifiedAt: now, answerBy: reportedOn && heldUntil(reportedOn) }
  if (status === 'blockedMissing') return { notifiedAt: now, answerBy: null }
  if (status === 'letterSent') return { answerBy: later(now, { days: LETTER_DAYS }) }
  if (status === 'grace') return { answerBy: later(now, { days: GRACE_DAYS }) }
  return { answerBy: null }
}

/** Makes whoever asked the keeper. The caller holds the animal and has looked at its status. */
export async function complete(
  tools: TransactionContext,
  { claim, pet }: { claim: ClaimRow; pet: { id: string; keeperId: string } },
  name: 'accept' | 'complete' | 'completeCooled',
  by: 'keeper' | 'clock',
): Promise<ClaimRow> {
  const completed = await moveOn(tools, claim, name, { by, to: 'completed', also: { completedAt: tools.now } })
  await transferKeepership(tools, pet, { to: claim.requesterId, by, way: 'claim', clause: claimLife.moves[name].clause })
  return completed
}
