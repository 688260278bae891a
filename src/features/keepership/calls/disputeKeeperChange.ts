import { answer } from '#platform/server/answer.ts'
import { claimHeld } from '../claims.ts'
import { disputeKeeperChange } from '../contract.ts'
import { moveOn } from '../moving.ts'
import { disputeUntil, nextForKeeper } from '../next.ts'

export default answer(disputeKeeperChange, async (asked) => {
  const { input, who, db, now, refuse } = asked
  const held = await claimHeld(db, input.requestId)
  if (held?.claim.keeperId !== who.id || held.claim.status === 'evidenceReview') throw refuse('noSuchRequest')
  const { claim, pet } = held
  if (claim.completedAt && now > disputeUntil(claim.completedAt)) throw refuse('disputeEnded')
  if (claim.status === 'completed' && pet.isClaimed) throw refuse('alreadyAsked')

  const disputed = await moveOn(asked, claim, 'dispute', { by: 'formerKeeper', also: { objection: input.words } })
  return { status: disputed.status, next: nextForKeeper(disputed) }
})
