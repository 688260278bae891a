import { purchaseToPay } from '#features/plans/queries.ts'
import { orderToPay } from '#features/stock/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { Payable, Purpose } from './shapes.ts'

type AskPayable = (db: Db, thingId: string, accountId: string, now: Date) => Promise<Payable>

/** Who knows what there is to be paid for a thing. */
export const PAYABLE: Record<Purpose, AskPayable> = {
  plan: purchaseToPay,
  freeRegistrations: purchaseToPay,
  chipsOrder: orderToPay,
  order: nothing,
  booking: nothing,
  tailTag: nothing,
}

async function nothing(): Promise<'nothingToPay'> {
  return 'nothingToPay'
}
