import { swapNumbers } from '#features/implanting/swapNumbers.ts'
import { lockPets } from '#features/offers/queries.ts'
import { petWithChip } from '#features/pets/queries.ts'
import { swapChipNumbers } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(swapChipNumbers, async (context) => {
  const { input, db, refuse } = context
  const { number, otherNumber, reason: why } = input
  if (number === otherNumber) throw refuse('sameNumber', { field: 'otherNumber' })
  const known = [await petWithChip(db, number), await petWithChip(db, otherNumber)]
  const ids = known.flatMap((pet) => pet?.id ?? [])
  const pets = ids.length > 0 ? await lockPets(db, ids) : []
  const one = pets.find(({ chipNumber }) => chipNumber === number)
  const other = pets.find(({ chipNumber }) => chipNumber === otherNumber)
  if (!one) throw refuse('noSuchAnimal', { field: 'number' })
  if (!other) throw refuse('noSuchAnimal', { field: 'otherNumber' })
  const hindrance = await swapNumbers(context, { pets: [one, other], by: 'Staff', why })
  if (hindrance) throw refuse(hindrance, { field: hindrance === 'reported' ? 'number' : 'otherNumber' })
  return { petName: one.name, otherPetName: other.name }
})
