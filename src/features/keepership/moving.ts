import { endIntake } from '#features/welfare/queries.ts'
import { later } from '#platform/clock/clock.ts'
import type { Mover } from '#platform/law/lifecycle.ts'
import type { Asked } from '#platform/server/answer.ts'
import { type ClaimRow, claims } from './claims.ts'
import { ANSWER_DAYS, claimLife, GRACE_DAYS, LETTER_DAYS } from './lifecycle.ts'
import { heldUntil, type Stray } from './policy.ts'
import { passOn } from './queries.ts'
import { tellKeeper, tellRequester } from './telling.ts'

/** What moving a request on needs: the tools of one transaction, and where links lead. */
export type Acting = Pick<Asked<never>, 'db' | 'now' | 'move' | 'note' | 'send'> & { publicUrl: string }

/** The tools of a call or a job, for moving a request on. */
export function acting(asked: Pick<Asked<never>, 'db' | 'now' | 'move' | 'note' | 'send' | 'needs'>): Acting {
  return { ...asked, publicUrl: asked.needs.config.publicUrl }
}

export type ClaimMove = keyof typeof claimLife.moves

interface Moving {
  by: Mover
  facts?: Record<string, unknown>
  /** What else is written on the request. */
  also?: { objection?: string; completedAt?: Date; answerBy?: Date }
}

/** Moves a request on, begins the wait of its new state, and tells both sides what that means for them. */
export async function moveOn(tools: Acting, claim: ClaimRow, name: ClaimMove, { by, facts = {}, also = {} }: Moving): Promise<ClaimRow> {
  const { db, now, move } = tools
  await move(claimLife, name, claim.id, by, facts)
  const to = claimLife.moves[name].to
  await db
    .updateTable('claim')
    .set({ ...waitOf(to, claim, now), ...also })
    .where('id', '=', claim.id)
    .execute()
  const moved = await claims(db).where('claim.id', '=', claim.id).executeTakeFirstOrThrow()
  await tellKeeper(tools, moved)
  await tellRequester(tools, moved)
  return moved
}

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
  tools: Acting,
  { claim, pet }: { claim: ClaimRow; pet: { id: string; keeperId: string } },
  name: 'accept' | 'complete' | 'completeCooled',
  by: 'keeper' | 'clock',
): Promise<ClaimRow> {
  const { db, now } = tools
  const completed = await moveOn(tools, claim, name, { by, also: { completedAt: now } })
  await passOn(tools, pet, { to: claim.requesterId, by, way: 'claim', clause: claimLife.moves[name].rule })
  await endIntake(db, pet.id, 'claimed', now)
  return completed
}
