import { NO_COUNCIL } from '#features/pets/lifecycle.ts'
import { daysAfter } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { getHolder } from '../contract.ts'
import { contactOf } from '../directory.ts'
import { isSignedOver } from '../kit/ways.ts'
import { custodyOf } from '../queries/custodies.ts'
import { freeFromOf } from '../tellOfNewDays.ts'

export default answer(getHolder, async ({ input, who, db }) => {
  const custody = await custodyOf(db, input.petId)
  if (custody?.keeperId !== who.id) return { holder: null }
  const { organisationId, cameOn: since, kind, threadId } = custody
  const { name: organisation, phone } = await contactOf(db, organisationId)
  const freeFrom = await freeFromOf(db, custody.intakeId)
  const until = freeFrom === null || freeFrom === NO_COUNCIL ? null : daysAfter(freeFrom, -1)
  return { holder: { organisationId, organisation, phone, since, until, isGivingUp: isSignedOver(kind), threadId } }
})
