import { getChipInfo } from '#features/chips/contract.ts'
import { readingOf } from '#features/chips/reading.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { answer } from '#platform/server/answer.ts'
import { petWithChip } from '../queries.ts'

export default answer(getChipInfo, async ({ input, who, db }) => {
  const reading = readingOf(input.chipNumber, readChipNumber(input.chipNumber))
  const pet = await petWithChip(db, input.chipNumber)
  if (!pet) return { ...reading, registration: 'none' as const, petId: null, petName: null }
  if (pet.keeperId !== who.id) return { ...reading, registration: 'another' as const, petId: null, petName: null }
  return { ...reading, registration: 'yours' as const, petId: pet.id, petName: pet.name }
})
