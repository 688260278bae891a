import { getChipDetail } from '#features/chips/contract.ts'
import { readingOf } from '#features/chips/reading.ts'
import { lifeOfHeld } from '#features/stock/queries/issued.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { answer } from '#platform/server/answer.ts'
import { lifeOf } from '../queries/record.ts'
import { petWithChip } from '../queries.ts'

export default answer(getChipDetail, async ({ input, who, db, refuse }) => {
  const pet = await petWithChip(db, input.chipNumber)
  const maySee = pet && (pet.keeperId === who.id || who.roles.includes('Staff'))
  if (!maySee) {
    const life = await lifeOfHeld(db, input.chipNumber, who.id)
    if (!life) throw refuse('notYours')
    return { ...readingOf(input.chipNumber, readChipNumber(input.chipNumber)), petId: null, petName: null, registeredAt: null, life }
  }
  const { timeline } = await lifeOf(db, pet, who)
  return {
    ...readingOf(input.chipNumber, readChipNumber(input.chipNumber)),
    petId: pet.id,
    petName: pet.name,
    registeredAt: pet.registeredAt,
    life: timeline.map(({ at, what, clause, words, by }) => ({ at, what, clause, words, by })),
  }
})
