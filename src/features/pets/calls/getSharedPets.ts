import { sql } from 'kysely'
import { pageOfRows } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { petCard } from '../cards.ts'
import { getSharedPets } from '../contract.ts'
import { petsSharedWith } from '../queries/shared.ts'

/** SHARE-2 */
export default answer(getSharedPets, async ({ input, who, db, now }) => {
  const by = { name: sql`lower(pet.name)`, registeredAt: 'pet.registeredAt' as const }
  const { rows, ...page } = await pageOfRows(petsSharedWith(db, who.id), { by, id: 'pet.id' }, input)
  return { items: rows.map((pet) => ({ ...petCard(pet, who, now), sharedBy: pet.sharedBy })), ...page }
})
