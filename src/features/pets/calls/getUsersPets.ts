import { sql } from 'kysely'
import { pageOfRows } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { petCard } from '../cards.ts'
import { getUsersPets } from '../contract.ts'
import { byNameOrNumber, petsWithChip } from '../queries.ts'

export default answer(getUsersPets, async ({ input, who, db, now }) => {
  const { status, species, query } = input
  let mine = petsWithChip(db).where('pet.keeperId', '=', who.id)
  if (status) mine = mine.where('pet.status', '=', status)
  if (species) mine = mine.where('pet.species', '=', species)
  if (query) mine = mine.where(byNameOrNumber(query))

  const { rows: pets, ...page } = await pageOfRows(
    mine,
    { by: { name: sql`lower(pet.name)`, registeredAt: 'pet.registeredAt' }, id: 'pet.id' },
    input,
  )
  return { items: pets.map((pet) => petCard(pet, who, now)), ...page }
})
