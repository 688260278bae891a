import { lockPet } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { undoDeparture } from '../contract.ts'
import { custodyLeft } from '../custodyleft.ts'
import { contactOf } from '../directory.ts'
import { custodyLife } from '../lifecycle.ts'
import { stillWithUs } from '../messages.ts'

export default answer(undoDeparture, async ({ input: { petId }, who, db, now, refuse, transition, notify }) => {
  const pet = await lockPet(db, petId)
  const custody = pet && (await custodyLeft(db, pet, who.id, now))
  if (!custody) throw refuse('notYours')
  if (custody.because) throw refuse('notNow', { because: custody.because })

  await transition(custodyLife, 'undo', custody.id, 'Welfare')
  const here = { leftAt: null, leftHow: null, outcome: null, outcomeOn: null, outcomeTo: null }
  await db.updateTable('intake').set(here).where('id', '=', custody.intakeId).execute()
  const { name: organisation, phone } = await contactOf(db, who.id)
  await notify(pet.keeperId, stillWithUs({ petId, petName: pet.name, organisation, phone }))
  return { petName: pet.name }
})
