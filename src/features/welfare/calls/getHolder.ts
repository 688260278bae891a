import { answer } from '#platform/server/answer.ts'
import { getHolder } from '../contract.ts'
import { contactOf } from '../hold.ts'
import { isSignedOver } from '../kit/ways.ts'
import { custodyOf } from '../queries/custodies.ts'

export default answer(getHolder, async ({ input, who, db }) => {
  const custody = await custodyOf(db, input.petId)
  if (custody?.keeperId !== who.id) return { holder: null }
  const { organisationId, cameOn: since, kind, threadId } = custody
  const { name: organisation, phone } = await contactOf(db, organisationId)
  return { holder: { organisationId, organisation, phone, since, isGivingUp: isSignedOver(kind), threadId } }
})
