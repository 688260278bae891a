import { byNameOrNumber, petsWithChip } from '#features/pets/queries.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { getMothers } from '../contract.ts'

/** A younger animal can’t have given birth: the earliest season of a small dog, and the time it carries its puppies. */
const OLD_ENOUGH_DAYS = 210

const MOST = 12

export default answer(getMothers, async ({ input: { query }, who, db, now }) => {
  let females = petsWithChip(db)
    .where('pet.keeperId', '=', who.id)
    .where('pet.sex', '=', 'female')
    .where('pet.status', 'not in', ['deceased', 'exported'])
    .where('pet.bornOn', '<=', daysAfter(londonDate(now), -OLD_ENOUGH_DAYS))
    .select((row) => [
      row
        .selectFrom('litter')
        .select((litter) => litter.fn.countAll<number>().as('litters'))
        .whereRef('litter.damChipNumber', '=', 'chip.number')
        .where('litter.breederId', '=', who.id)
        .as('litters'),
    ])
  if (query) females = females.where(byNameOrNumber(query))
  const found = await females.orderBy('litters', 'desc').orderBy('pet.name').orderBy('pet.id').limit(MOST).execute()
  const mothers = found.map((pet) => {
    const { id, name, species, bornOn, breed, kennelClubNumber } = pet
    const shown = { chipShown: groupChipNumber(pet.chipNumber), kennelClubNumber: kennelClubNumber ?? '', breed: breedOf(pet) }
    return { id, name, species, bornOn, ...shown, breedChoice: breed, litters: pet.litters ?? 0 }
  })
  return { mothers }
})
