import { purchaseGiven } from '#features/plans/queries.ts'
import { orderGiven } from '#features/stock/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { paths } from '#src/paths.ts'
import type { Purpose } from './shapes.ts'

/** What a payer has now, in words, and where they go on with it. */
export interface Given {
  words: string
  next: string
  nextWords: string
}

/** Asked of who gave it, for somebody with these roles. */
export const GIVEN: Record<Purpose, (db: Db, thingId: string, roles: readonly string[]) => Promise<Given>> = {
  plan: purchaseGiven,
  freeRegistrations: purchaseGiven,
  chipsOrder: orderGiven,
  order: settled,
  booking: settled,
  tailTag: settled,
}

async function settled(): Promise<Given> {
  return { words: 'It is yours.', next: paths.payments, nextWords: 'See your payments' }
}
