import { lockPet } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { undoDeparture } from '../contract.ts'
import { contactOf } from '../directory.ts'
import { custodyLife } from '../lifecycle.ts'
import { stillWithUs } from '../messages.ts'
import { whyNotUndone } from '../policy.ts'
import { custodyOf, lastCustodyOf } from '../queries/custodies.ts'

export default answer(undoDeparture, async ({ input: { petId }, who, db, now, refuse, transition, notify }) => {
  const pet = await lockPet(db, petId)
  const custody = pet && (await lastCustodyOf(db, { petId, organisationId: who.id }))
  if (!custody) throw refuse('notYours')
  const holder = await custodyOf(db, petId)
  const because = whyNotUndone({ ...pet, at: custody.statusAt, holderId: holder?.organisationId ?? null }, now)
  if (because) throw refuse('notNow', { because })

  await transition(custodyLife, 'undo', custody.id, 'Welfare')
  const here = { leftAt: null, leftHow: null, outcome: null, outcomeOn: null, outcomeTo: null }
  await db.updateTable('intake').set(here).where('id', '=', custody.intakeId).execute()
  const { name: organisation, phone } = await contactOf(db, who.id)
  await notify(pet.keeperId, stillWithUs({ petId, petName: pet.name, organisation, phone }))
  return { petName: pet.name }
})
