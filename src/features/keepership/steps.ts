import { earlier } from '#platform/clock/clock.ts'
import type { ClaimRow } from './claims.ts'
import { claimLife, REMINDERS } from './lifecycle.ts'
import { isAway, waitsForCouncil } from './policy.ts'
import type { ClaimMove } from './progress.ts'

export interface Clocked
  extends Pick<
    ClaimRow,
    | 'status'
    | 'reason'
    | 'reportedOn'
    | 'releasedOn'
    | 'answerBy'
    | 'notifiedAt'
    | 'reminders'
    | 'petStatus'
    | 'petKeeperId'
    | 'keeperId'
    | 'letterAt'
    | 'evidenceAt'
  > {
  /** A carrier took a message to the keeper, or the keeper has opened the request. */
  reached: boolean
  /** The keeper has a postal address. */
  hasAddress: boolean
  /** Its keeper has never shown that it’s theirs. */
  isDoubtful: boolean
  /** Whoever asked has no account any more. */
  isForsaken: boolean
}

/** What the clock does with a request now: a move of its law, a reminder, or nothing. */
export function stepOf(claim: Clocked, now: Date): ClaimMove | 'remind' | null {
  if (!claimLife.moves.withdraw.from.some((status) => status === claim.status)) return null
  if (claim.isForsaken && claim.status !== 'disputed') return 'withdraw'
  // Somebody else keeps it meanwhile: who, is for Staff to sort out.
  if (claim.petKeeperId !== claim.keeperId) return null
  if (isAway({ status: claim.petStatus, isDoubtful: claim.isDoubtful }))
    return claimLife.moves.block.from.some((status) => status === claim.status) ? 'block' : null
  if (claim.status === 'blockedMissing') return 'unblock'
  if (claim.status === 'held') return waitsForCouncil(claim, now) ? null : 'release'
  if (claim.answerBy && claim.answerBy <= now) return dueStep(claim)
  return claim.status === 'notified' && remindersDue(claim.notifiedAt, now) > claim.reminders ? 'remind' : null
}

function dueStep({ status, reached, hasAddress, letterAt, evidenceAt }: Clocked): ClaimMove | null {
  // Silence counts only where a letter went, or there’s nowhere to send one.
  if (status === 'notified' && reached && (letterAt || !hasAddress)) return 'beginGrace'
  // A keeper whom nothing can reach loses nothing: the request stays as it is.
  if (status === 'notified') return hasAddress ? 'writeLetter' : null
  if (status === 'letterSent') return 'beginGrace'
  if (status === 'grace') return evidenceAt ? 'complete' : null
  return status === 'cooling' ? 'completeCooled' : null
}

/** How many reminders should have gone out by now, when the keeper was first told at `since`. */
export function remindersDue(since: Date | null, now: Date): number {
  return since ? REMINDERS.filter((days) => since <= earlier(now, { days })).length : 0
}
