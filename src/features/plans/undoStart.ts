import { lockPet } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { oweRegistration, type PurchaseRow, purchases } from './purchases.ts'
import { holdsHousehold } from './queries/households.ts'
import { reverseCredit } from './reverseCredit.ts'

/**
 * PAY-10 What a purchase paid for at the moment in which it was paid is owed again, as long as its buyer keeps it. What they used later they
 * asked for, and what was taken off the household plan isn’t given back as well.
 */
export async function undoStart(tools: TransactionContext, purchaseId: string): Promise<void> {
  const { db, now } = tools
  const bought = await purchases(db).where('purchase.id', '=', purchaseId).executeTakeFirst()
  if (bought?.status !== 'granted') return
  if (bought.registrations === null) return undoCover(db, bought)
  if (await holdsHousehold(db, bought.accountId)) return
  for (const petId of await usedAtOnce(db, bought)) {
    const pet = await lockPet(db, petId)
    const isTheirs = pet?.keeperId === bought.accountId
    if (isTheirs && (await reverseCredit(db, petId, now))) await oweRegistration(tools, { petId, accountId: bought.accountId })
  }
}

/** A household plan is unused again; the animals that it paid for stay registered. */
async function undoCover(db: Db, { id, statusAt }: PurchaseRow): Promise<void> {
  await db.updateTable('householdPlan').set({ coveredAt: null }).where('purchaseId', '=', id).where('coveredAt', '=', statusAt).execute()
}

async function usedAtOnce(db: Db, { id, statusAt }: PurchaseRow): Promise<string[]> {
  const entries = await db
    .selectFrom('creditEntry')
    .innerJoin('creditBatch', 'creditBatch.id', 'creditEntry.creditBatchId')
    .select('creditEntry.petId')
    .where('creditBatch.purchaseId', '=', id)
    .where('creditEntry.why', '=', 'registration')
    .where('creditEntry.at', '=', statusAt)
    .orderBy('creditEntry.petId')
    .execute()
  return entries.flatMap(({ petId }) => petId ?? [])
}
