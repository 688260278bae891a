import { groupChipNumber } from '#features/chips/group.ts'
import { span } from '#platform/clock/clock.ts'
import { after, type Mover } from '#platform/law/lifecycle.ts'
import type { ClaimRow } from './claims.ts'
import { updateKeepershipRequest } from './contract.ts'
import { claimLife, DISPUTE_DAYS } from './lifecycle.ts'
import { disputeUntil, nextForKeeper, nextForRequester } from './next.ts'
import { hasMovedInDispute } from './policy.ts'

/** A request as its keeper sees it: nothing of who asks. */
export function asAskedOfMe(claim: ClaimRow, now: Date) {
  const { id, status, petId, petName, species, reason, answerBy } = claim
  return {
    id,
    status,
    petId,
    // What a later keeper calls it is nobody else's.
    petName: claim.petKeeperId === claim.keeperId ? petName : claim.originalName,
    species,
    chipShown: groupChipNumber(claim.chipNumber),
    reason,
    askedAt: claim.createdAt,
    answerBy,
    daysLeft: answerBy && daysUntil(answerBy, now),
    next: nextForKeeper(claim),
    can: { accept: may(claim, 'accept', 'keeper'), object: may(claim, 'object', 'keeper'), dispute: mayDispute(claim, now) },
  }
}

/** A request as whoever made it sees it: nothing of the keeper, and the animal only once it is theirs. */
export function asAskedByMe(claim: ClaimRow) {
  const { id, status, petId, petName, reason, answerBy } = claim
  const isTheirs = claim.petKeeperId === claim.requesterId
  return {
    id,
    status,
    chipShown: groupChipNumber(claim.chipNumber),
    petId: isTheirs ? petId : null,
    petName: isTheirs ? petName : null,
    reason,
    askedAt: claim.createdAt,
    answerBy,
    next: nextForRequester(claim),
    can: { withdraw: mayWithdraw(claim), release: mayRelease(claim) },
  }
}

/** CLAIM-10 */
export function mayDispute(claim: Pick<ClaimRow, 'status' | 'completedAt'>, now: Date): true | string {
  if (claim.completedAt && now > disputeUntil(claim.completedAt))
    return `CLAIM-10 A change can be disputed for ${DISPUTE_DAYS} days. Ring us, and we will look at it together.`
  return may(claim, 'dispute', 'formerKeeper')
}

const [, HAS_MOVED] = updateKeepershipRequest.refuses.hasMoved

const mayWithdraw = (claim: ClaimRow): true | string => (hasMovedInDispute(claim) ? HAS_MOVED : may(claim, 'withdraw', 'requester'))

function mayRelease(claim: ClaimRow): true | string {
  if (claim.reason !== 'found') return 'Only a found animal is released by a council'
  if (claim.releasedOn) return 'The council’s release is written down already'
  return claim.status === 'evidenceReview' || claim.status === 'blockedMissing' || may(claim, 'release', 'requester')
}

function may({ status }: { status: string }, move: string, by: Mover): true | string {
  const next = after(claimLife, move, status, by)
  return 'state' in next || next.because
}

const daysUntil = (at: Date, now: Date) => Math.max(0, Math.ceil((at.getTime() - now.getTime()) / span({ days: 1 })))
