import { mayTransferKeepership } from '#features/pets/policy.ts'
import { handedOver, lockPet } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { keepOwnershipByBreeder } from '../contract.ts'
import { endCodes } from '../endCodes.ts'
import { isNotKept, isOfMyLitter, KEPT } from '../policy.ts'

export default answer(keepOwnershipByBreeder, async ({ input, who, db, now, refuse, recordEvent }) => {
  const row = await lockPet(db, input.petId)
  if (row?.keeperId !== who.id) {
    const because = await handedOver(db, input.petId, who.id)
    throw because ? refuse('handedOver', { because }) : refuse('notYours')
  }
  const pet = { ...row, now }
  if (isOfMyLitter(who, pet) !== true) throw refuse('notYourLitter')
  if (isNotKept(who, pet) !== true) throw refuse('keptAlready')
  const free = mayTransferKeepership(who, pet)
  if (free !== true) throw refuse('notNow', { because: free })

  await db.updateTable('pet').set({ keptByBreederAt: now, updatedAt: now }).where('id', '=', pet.id).execute()
  await endCodes({ db, now }, pet.id)
  await recordEvent('pet', pet.id, { move: 'keepByBreeder', clause: KEPT.clause, by: 'keeper' })
  return null
})
