import { sql } from 'kysely'
import { pageOfRows } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { moveCard } from '../cards.ts'
import { getTransfersFromDatabase } from '../contract.ts'
import { recordTransfersWithPet } from '../queries.ts'

export default answer(getTransfersFromDatabase, async ({ input, who, db }) => {
  const { rows, ...page } = await pageOfRows(
    recordTransfersWithPet(db).where('pet.keeperId', '=', who.id),
    { by: { movedAt: 'databaseMove.createdAt', petName: sql`lower(pet.name)` }, id: 'databaseMove.id' },
    input,
  )
  return { items: rows.map(moveCard), ...page }
})
