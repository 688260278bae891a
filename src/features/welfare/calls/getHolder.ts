import { answer } from '#platform/server/answer.ts'
import { getHolder } from '../contract.ts'
import { contactOf } from '../directory.ts'
import { isSignedOver } from '../kit/ways.ts'
import { custodyOf } from '../queries/custodies.ts'
import { holdingOf } from '../queries/holder.ts'

export default answer(getHolder, async ({ input, who, db }) => {
  const custody = await custodyOf(db, input.petId)
  if (custody?.keeperId !== who.id) return { holder: null }
  const { organisationId, cameOn: since, kind, threadId } = custody
  const { name: organisation, phone } = await contactOf(db, organisationId)
  const holder = { organisationId, organisation, phone, since, ...(await holdingOf(db, custody)), isGivingUp: isSignedOver(kind), threadId }
  return { holder }
})
