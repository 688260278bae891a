import type { claimById } from '#features/keepership/disputes.ts'
import { claimLife } from '#features/keepership/lifecycle.ts'
import { Objection } from '#features/keepership/shapes.ts'
import type { Db } from '#platform/database/db.ts'
import { commandFor, decisionFor } from './next.ts'
import { otherRegistersOf } from './otherregisters.ts'
import { reachOf } from './people.ts'

type Claim = Awaited<ReturnType<typeof claimById>>

/** Keepership requests as Staff read them: who is who and how to reach them, the evidence, the deadline and what can be done. */
export async function claimRows(db: Db, claims: readonly Claim[]) {
  const reach = await reachOf(
    db,
    claims.flatMap(({ requesterId, keeperId, petKeeperId }) => [requesterId, keeperId, petKeeperId]),
  )
  const elsewhere = await otherRegistersOf(
    db,
    claims.map(({ petId }) => petId),
  )
  return claims.map(({ id, petId, statusAt, photoId, hasMoved, answerBy, ...claim }) => ({
    ...claim,
    requestId: id,
    since: statusAt,
    photo: photoId ? `uploads/${photoId}` : '',
    recordMoved: hasMoved,
    deadline: answerBy,
    requester: reach(claim.requesterId),
    keeper: reach(claim.petKeeperId),
    otherRegister: elsewhere.get(petId) ?? '',
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

/** What Staff can decide of a dispute. */
export const claimDecisions = (id: string) => ['keeper', 'requester'].map((side) => decisionFor('resolve-claim', id, '--side', side))

const { object, accept, reopen, dispute, refuseEvidence } = claimLife.moves
const isIn = (states: readonly string[], { status }: Pick<State, 'status'>) => states.includes(status)

/** Whether its keeper, or the former one, can still say no. */
export const canObject = (status: string) => [...object.from, ...dispute.from].some((from) => from === status)

/** The command for a keeper who rings to object. */
export const objectionFor = (id: string) => decisionFor('object-claim', id, `--objection ${Objection.options.join('|')}`)

/** What can be decided, and what its keeper can have us do who rings. */
function nextOf(id: string, claim: State): string[] {
  if (claim.status === 'disputed') return claimDecisions(id)
  return [
    ...(isUnjudged(claim) ? [commandFor('pass-claim', id)] : []),
    ...(isUnjudged(claim) && isIn(refuseEvidence.from, claim) ? [decisionFor('refuse-claim', id)] : []),
    ...(canObject(claim.status) ? [objectionFor(id)] : []),
    ...(isIn(accept.from, claim) ? [decisionFor('accept-claim', id)] : []),
    ...(isIn(reopen.from, claim) ? [decisionFor('reopen-claim', id)] : []),
  ]
}
