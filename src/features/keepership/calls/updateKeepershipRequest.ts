import { londonDate } from '#platform/clock/clock.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { type ClaimRow, lockClaim } from '../claims.ts'
import { updateKeepershipRequest } from '../contract.ts'
import { nextForRequester } from '../next.ts'
import { hasMovedInDispute, heldUntil, waitsForCouncil } from '../policy.ts'
import { moveOn } from '../progress.ts'

type Changing = CallContext<typeof updateKeepershipRequest>

export default answer(updateKeepershipRequest, async (context) => {
  const { input, who, db, refuse } = context
  const held = await lockClaim(db, input.requestId)
  if (held?.claim.requesterId !== who.id) throw refuse('noSuchRequest')
  if (input.act === 'withdraw' && hasMovedInDispute(held.claim)) throw refuse('hasMoved')
  const changed =
    input.act === 'withdraw' ? await moveOn(context, held.claim, 'withdraw', { by: 'requester' }) : await writeRelease(context, held.claim)
  return { status: changed.status, next: nextForRequester(changed) }
})

/** CLAIM-3 The keeper is asked once the council has released the animal; where somebody still looks at the evidence, after that. */
async function writeRelease(context: Changing, claim: ClaimRow): Promise<ClaimRow> {
  const { input, db, now, refuse } = context
  const { releasedOn, releaseReference } = input
  const release = () => moveOn(context, claim, 'release', { by: 'requester' })
  // Where there is nothing to release, the move itself says so.
  const waits = claim.status === 'held' || claim.status === 'evidenceReview' || claim.status === 'blockedMissing'
  if (!waits || !claim.reportedOn) return release()
  if (!releasedOn || !releaseReference) throw refuse('releaseNeeded', { field: releasedOn ? 'releaseReference' : 'releasedOn' })
  if (releasedOn > londonDate(now)) throw refuse('inFuture', { field: 'releasedOn' })
  if (releasedOn < londonDate(heldUntil(claim.reportedOn))) throw refuse('tooEarly', { field: 'releasedOn' })

  await db.updateTable('claim').set({ releasedOn, releaseReference }).where('id', '=', claim.id).execute()
  const released = { ...claim, releasedOn, releaseReference }
  return claim.status === 'held' && !waitsForCouncil(released, now) ? release() : released
}
