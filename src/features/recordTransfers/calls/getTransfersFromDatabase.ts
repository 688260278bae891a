import { answer } from '#platform/server/answer.ts'
import { moveCard } from '../cards.ts'
import { getTransfersFromDatabase } from '../contract.ts'
import { recordTransfersWithPet } from '../queries.ts'

export default answer(getTransfersFromDatabase, async ({ input, who, db }) => {
  const { page, pageSize } = input
  const { total } = await db
    .selectFrom('databaseMove')
    .innerJoin('pet', 'pet.id', 'databaseMove.petId')
    .where('pet.keeperId', '=', who.id)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await recordTransfersWithPet(db)
    .where('pet.keeperId', '=', who.id)
    .orderBy('databaseMove.createdAt', 'desc')
    .orderBy('databaseMove.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { items: rows.map(moveCard), total, page, pageSize }
})
