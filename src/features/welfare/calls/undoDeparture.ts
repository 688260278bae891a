import { lockPet } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { undoDeparture } from '../contract.ts'
import { custodyLeft } from '../custodyleft.ts'
import { contactOf } from '../directory.ts'
import { custodyLife } from '../lifecycle.ts'
import { isBackWithUs, stillWithUs } from '../messages.ts'

export default answer(undoDeparture, async ({ input: { petId }, who, db, now, refuse, transition, notify }) => {
  const pet = await lockPet(db, petId)
  const custody = pet && (await custodyLeft(db, pet, who.id, now))
  if (!custody) throw refuse('notYours')
  if (custody.because) throw refuse('notNow', { because: custody.because })

  await transition(custodyLife, 'undo', custody.id, 'Welfare')
  const stay = { leftAt: null, leftHow: null, outcome: null, outcomeOn: null, outcomeTo: null }
  await db.updateTable('intake').set(stay).where('id', '=', custody.intakeId).execute()
  const { name: organisation, phone } = await contactOf(db, who.id)
  const hadGone = custody.status === 'gone'
  // HOLD-11 A keeper can’t have come for it meanwhile.
  if (hadGone) await db.updateTable('custody').set({ collectBy: null }).where('id', '=', custody.id).execute()
  const here = { petId, petName: pet.name, organisation, phone }
  await notify(pet.keeperId, hadGone ? isBackWithUs(here) : stillWithUs(here))
  return { petName: pet.name }
})
