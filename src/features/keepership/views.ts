import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { span } from '#platform/clock/clock.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { may } from '#platform/law/policy.ts'
import type { ClaimRow } from './claims.ts'
import { updateKeepershipRequest } from './contract.ts'
import { claimLife, DISPUTE_DAYS, OPEN_CLAIM } from './lifecycle.ts'
import { disputeUntil, nextForKeeper, nextForRequester } from './next.ts'
import { hasMovedInDispute } from './policy.ts'

/** A request as its keeper sees it: nothing of who asks. */
export function asAskedOfMe(claim: ClaimRow, now: Date) {
  const { id, status, petId, petName, species, reason, answerBy } = claim
  return {
    id,
    status,
    hasMoved: status === 'completed',
    isDisputed: status === 'disputed',
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
    can: { accept: may(claimLife, 'accept')(null, claim), object: may(claimLife, 'object')(null, claim), dispute: mayDispute(claim, now) },
  }
}

/** A request as whoever made it sees it: nothing of the keeper, and the animal only once it is theirs. */
export function asAskedByMe(claim: ClaimRow) {
  const { id, status, petId, petName, reason, answerBy } = claim
  const isTheirs = claim.petKeeperId === claim.requesterId
  return {
    id,
    status,
    isOpen: OPEN_CLAIM.some((open) => open === status),
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
function mayDispute(claim: Pick<ClaimRow, 'status' | 'completedAt'>, now: Date): true | Because {
  if (claim.completedAt && now > disputeUntil(claim.completedAt))
    return because('CLAIM-10', `You can only dispute a change for ${DISPUTE_DAYS} days. Call us and we’ll look into it.`)
  return may(claimLife, 'dispute')(null, claim)
}

const [, hasMoved, disputed] = updateKeepershipRequest.refuses.hasMoved
const HAS_MOVED = because(disputed, hasMoved)

const mayWithdraw = (claim: ClaimRow): true | Because => (hasMovedInDispute(claim) ? HAS_MOVED : may(claimLife, 'withdraw')(null, claim))

function mayRelease(claim: ClaimRow): true | Because {
  if (claim.reason !== 'found') return because('CLAIM-3', 'Councils only release animals that were found')
  if (claim.releasedOn) return because('CLAIM-3', 'You’ve already told us about the council’s release')
  return claim.status === 'evidenceReview' || claim.status === 'blockedMissing' || may(claimLife, 'release', 'requester')(null, claim)
}

const daysUntil = (at: Date, now: Date) => Math.max(0, Math.ceil((at.getTime() - now.getTime()) / span({ days: 1 })))
