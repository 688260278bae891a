import { disputeChange, objectTo } from '#features/keepership/answers.ts'
import { callersClaim } from '../caller.ts'
import { claimDecisions } from '../claimrows.ts'
import { objectClaim } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(objectClaim, async (context) => {
  const { requestId, objection } = context.input
  const held = await callersClaim(context, requestId)
  if (!held) throw context.refuse('noSuchRequest')
  const { claim, pet, tools } = held
  const hasMoved = claim.status === 'completed'
  const { status } = await (hasMoved ? disputeChange(tools, { claim, pet }, objection) : objectTo(tools, claim, objection))
  return { petName: claim.petName, status, next: claimDecisions(requestId) }
})
