import { lifeOf, petWithChip } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { getChipDetail } from '../contract.ts'
import { readChipNumber } from '../number.ts'
import { readingOf } from '../reading.ts'

export default answer(getChipDetail, async ({ input, who, db, refuse }) => {
  const pet = await petWithChip(db, input.chipNumber)
  const maySee = pet && (pet.keeperId === who.id || who.roles.includes('Staff'))
  if (!maySee) throw refuse('notYours')
  const { timeline } = await lifeOf(db, pet, who.id)
  return {
    ...readingOf(input.chipNumber, readChipNumber(input.chipNumber)),
    petId: pet.id,
    petName: pet.name,
    registeredAt: pet.registeredAt,
    life: timeline.map(({ at, what, clause, by }) => ({ at, what, clause, by })),
  }
})
