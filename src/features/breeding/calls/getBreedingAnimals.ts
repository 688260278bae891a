import { sql } from 'kysely'
import { petCard } from '#features/pets/cards.ts'
import { pageOfRows } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { breedingAnimals } from '../breedinganimals.ts'
import { getBreedingAnimals } from '../contract.ts'

export default answer(getBreedingAnimals, async ({ input, who, db, now }) => {
  const { rows, ...page } = await pageOfRows(
    breedingAnimals(db, who.id, input),
    { by: { name: sql`lower(pet.name)`, registeredAt: 'pet.registeredAt' }, id: 'pet.id' },
    input,
  )
  const items = rows.map((pet) => ({ ...petCard(pet, who, now), isHomeBred: pet.breederId === who.id, litters: pet.litters ?? 0 }))
  return { items, ...page }
})
