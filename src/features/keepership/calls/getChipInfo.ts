import { getChipInfo } from '#features/chips/contract.ts'
import { readingOf } from '#features/chips/reading.ts'
import { reportedAs } from '#features/pets/policy.ts'
import { petWithChip } from '#features/pets/queries.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { answer } from '#platform/server/answer.ts'
import { mayClaimFound } from '../policy.ts'
import { isKeeperTold } from '../told.ts'

export default answer(getChipInfo, async ({ input, who, db, now }) => {
  const reading = readingOf(input.chipNumber, readChipNumber(input.chipNumber))
  const pet = await petWithChip(db, input.chipNumber)
  const unknown = { petId: null, petName: null, reported: null, can: { claimFound: true as const } }
  if (!pet) return { ...reading, registration: 'none' as const, ...unknown }
  if (pet.keeperId === who.id) return { ...reading, registration: 'yours' as const, ...unknown, petId: pet.id, petName: pet.name }
  const can = { claimFound: mayClaimFound(who, { isKeeperTold: await isKeeperTold(db, pet, now) }) }
  return { ...reading, registration: 'another' as const, ...unknown, reported: reportedAs(pet), can }
})
