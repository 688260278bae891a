import type { claimById } from '#features/keepership/disputes.ts'
import { claimLife } from '#features/keepership/lifecycle.ts'
import type { Db } from '#platform/database/db.ts'
import { commandFor, decisionFor } from './next.ts'
import { reachOf } from './people.ts'

type Claim = Awaited<ReturnType<typeof claimById>>

/** Keepership requests as Staff read them: who is who and how to reach them, the evidence, the deadline and what can be done. */
export async function claimRows(db: Db, claims: readonly Claim[]) {
  const reach = await reachOf(
    db,
    claims.flatMap(({ requesterId, keeperId, petKeeperId }) => [requesterId, keeperId, petKeeperId]),
  )
  return claims.map(({ id, statusAt, photoId, hasMoved, answerBy, ...claim }) => ({
    ...claim,
    requestId: id,
    since: statusAt,
    photo: photoId ? `uploads/${photoId}` : '',
    recordMoved: hasMoved,
    deadline: answerBy,
    requester: reach(claim.requesterId),
    keeper: reach(claim.petKeeperId),
    formerKeeper: claim.keeperId === claim.petKeeperId ? '' : reach(claim.keeperId),
    next: nextOf(id, claim),
  }))
}

type State = Pick<Claim, 'status' | 'evidenceAt'>

/** Nobody has judged its evidence yet. */
const isUnjudged = ({ status, evidenceAt }: State) =>
  !evidenceAt && claimLife.moves.withdraw.from.some((open) => open === status) && status !== 'cooling'

/** True where the next step is a decision of Staff. */
export const isForStaff = (claim: State) => claim.status === 'disputed' || isUnjudged(claim)

function nextOf(id: string, claim: State): string[] {
  if (claim.status === 'disputed') return ['keeper', 'requester'].map((side) => decisionFor('resolve-claim', id, '--side', side))
  const isRefusable = claimLife.moves.refuseEvidence.from.some((from) => from === claim.status)
  if (!isUnjudged(claim)) return []
  return [commandFor('pass-claim', id), ...(isRefusable ? [decisionFor('refuse-claim', id)] : [])]
}
