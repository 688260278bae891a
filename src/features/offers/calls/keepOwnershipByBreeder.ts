import { mayPassOn } from '#features/pets/policy.ts'
import { handedOver, petHeld } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { keepOwnershipByBreeder } from '../contract.ts'
import { endCodes } from '../endCodes.ts'
import { isNotKept, isOfMyLitter, KEPT } from '../policy.ts'

export default answer(keepOwnershipByBreeder, async ({ input, who, db, now, refuse, note }) => {
  const row = await petHeld(db, input.petId)
  if (row?.keeperId !== who.id) {
    const because = await handedOver(db, input.petId, who.id)
    throw because ? refuse('handedOver', { because }) : refuse('notYours')
  }
  const pet = { ...row, now }
  if (isOfMyLitter(who, pet) !== true) throw refuse('notYourLitter')
  if (isNotKept(who, pet) !== true) throw refuse('keptAlready')
  const free = mayPassOn(who, pet)
  if (free !== true) throw refuse('notNow', { because: free })

  await db.updateTable('pet').set({ keptByBreederAt: now, updatedAt: now }).where('id', '=', pet.id).execute()
  await endCodes({ db, now }, pet.id)
  await note('pet', pet.id, { move: 'keepByBreeder', clause: KEPT.clause, by: 'keeper' })
  return null
})
