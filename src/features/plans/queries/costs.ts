import type { Db } from '#platform/database/db.ts'
import { ONE_PET } from '../policy.ts'
import { paidWithCredit } from './credits.ts'

/**
 * PET-10 What is left to pay, in pence, for the registration of each of these animals by whoever becomes its keeper: those that are paid
 * for are absent. One that waits to be confirmed owes nothing yet; it does from the moment it is somebody's, unless it was given with it.
 */
export async function costsOfTaking(db: Db, petIds: readonly string[]): Promise<Map<string, number>> {
  if (petIds.length === 0) return new Map()
  const { pence: ofOne } = await db.selectFrom('plan').select('pence').where('code', '=', ONE_PET).executeTakeFirstOrThrow()
  const pets = await db
    .selectFrom('pet')
    .leftJoin('purchase', (join) => join.onRef('purchase.petId', '=', 'pet.id').on('purchase.status', '=', 'waiting'))
    .select(['pet.id', 'pet.status', 'purchase.id as debt', 'purchase.planCode', 'purchase.pence'])
    .where('pet.id', 'in', petIds)
    .execute()
  const given = await paidWithCredit(db, petIds)
  const owing = pets.filter(({ id, status, debt }) => debt !== null || (status === 'awaitingConfirmation' && !given.has(id)))
  // What was begun to be bought for more than the animal stays with who began it.
  return new Map(owing.map(({ id, planCode, pence }) => [id, planCode === ONE_PET && pence !== null ? pence : ofOne]))
}
