import type { Db } from '#platform/database/db.ts'
import { endHousehold } from './household.ts'
import { endCreditBatches, lockCreditBatches } from './ledger.ts'
import { purchaseLife } from './lifecycle.ts'
import { type PurchaseRow, purchases, type Tools } from './purchases.ts'
import { batchesWithLeft } from './queries/credits.ts'

/**
 * PLAN-4 Takes back what of a purchase was not used, and says how many pence that is: 0 where all of it was. Asked again, it is 0. Where
 * all the money goes back, nothing of it is usable any more, though some of it was used: what is paid for stays so.
 */
export async function revoke(tools: Tools, purchaseId: string, goesBack: 'unused' | 'all' = 'unused'): Promise<number> {
  const { db, now, transition } = tools
  const bought = await purchases(db).where('purchase.id', '=', purchaseId).forUpdate('purchase').executeTakeFirst()
  if (bought?.status !== 'granted') return 0
  const pence = bought.registrations === null ? await endHousehold(tools, bought, goesBack) : await endUnused(db, bought, now)
  if (pence > 0 || goesBack === 'all') await transition(purchaseLife, 'refund', purchaseId, 'payments', { pence })
  return pence
}

async function endUnused(db: Db, { id, accountId, pence }: PurchaseRow, now: Date): Promise<number> {
  await lockCreditBatches(db, accountId)
  const batches = await batchesWithLeft(db).where('purchaseId', '=', id).execute()
  await endCreditBatches(db, batches, 'refund', now)
  const sum = (key: 'left' | 'quantity') => batches.reduce((total, batch) => total + batch[key], 0)
  return batches.length === 0 ? 0 : Math.floor((pence * sum('left')) / sum('quantity'))
}
