import { answer } from '#platform/server/answer.ts'
import { disputeChange } from '../answers.ts'
import { lockClaim } from '../claims.ts'
import { disputeKeeperChange } from '../contract.ts'
import { nextForKeeper } from '../next.ts'

export default answer(disputeKeeperChange, async (context) => {
  const { input, who, db, refuse } = context
  const held = await lockClaim(db, input.requestId)
  if (held?.claim.keeperId !== who.id || held.claim.status === 'evidenceReview') throw refuse('noSuchRequest')
  const disputed = await disputeChange(context, held, input.words)
  return { status: disputed.status, next: nextForKeeper(disputed) }
})
