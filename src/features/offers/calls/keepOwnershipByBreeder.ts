import { mayTransferKeepership } from '#features/pets/policy.ts'
import { handedOver } from '#features/pets/queries.ts'
import { coverByHousehold } from '#features/plans/coverByHousehold.ts'
import { answer } from '#platform/server/answer.ts'
import { keepOwnershipByBreeder } from '../contract.ts'
import { endCodes } from '../endCodes.ts'
import { isNotKept, isOfMyLitter, KEPT } from '../policy.ts'
import { lockPets } from '../queries.ts'

export default answer(keepOwnershipByBreeder, async (context) => {
  const { input, who, db, now, refuse, recordEvent } = context
  const ids = [...new Set([input.petId, ...input.alsoPetIds])]
  const pets = (await lockPets(db, ids)).map((row) => ({ ...row, now }))
  const absent = ids.find((id) => !pets.some((pet) => pet.id === id && pet.keeperId === who.id))
  if (absent) {
    const because = await handedOver(db, absent, who.id)
    throw because ? refuse('handedOver', { because }) : refuse('notYours')
  }
  if (pets.some((pet) => isOfMyLitter(who, pet) !== true)) throw refuse('notYourLitter')
  const toKeep = pets.filter((pet) => isNotKept(who, pet) === true)
  if (toKeep.length === 0) throw refuse('keptAlready')
  for (const pet of toKeep) {
    const free = mayTransferKeepership(who, pet)
    if (free !== true) throw refuse('notNow', { because: free, words: pets.length > 1 ? `${pet.name}: ${free.words}` : free.words })
  }

  const kept = toKeep.map(({ id }) => id)
  await db.updateTable('pet').set({ keptByBreederAt: now, updatedAt: now }).where('id', 'in', kept).execute()
  await endCodes({ db, now }, kept)
  for (const id of kept) {
    await recordEvent('pet', id, { move: 'keepByBreeder', clause: KEPT.clause, by: 'keeper' })
    await coverByHousehold(context, id, who.id)
  }
  return null
})
