import { answer } from '#platform/server/answer.ts'
import { lockClaim } from '../claims.ts'
import { disputeKeeperChange } from '../contract.ts'
import { disputeUntil, nextForKeeper } from '../next.ts'
import { keeperDisputed } from '../points.ts'
import { moveOn } from '../progress.ts'

export default answer(disputeKeeperChange, async (context) => {
  const { input, who, db, now, refuse } = context
  const held = await lockClaim(db, input.requestId)
  if (held?.claim.keeperId !== who.id || held.claim.status === 'evidenceReview') throw refuse('noSuchRequest')
  const { claim, pet } = held
  if (claim.completedAt && now > disputeUntil(claim.completedAt)) throw refuse('disputeEnded')
  if (claim.status === 'completed' && pet.isClaimed) throw refuse('alreadyAsked')

  const disputed = await moveOn(context, claim, 'dispute', { by: 'formerKeeper', also: { objection: input.words } })
  for (const end of context.extensions(keeperDisputed)) await end(context, pet)
  return { status: disputed.status, next: nextForKeeper(disputed) }
})
