import type { Db } from '#platform/database/db.ts'
import { paths } from '#src/paths.ts'
import { PAYABLE } from './payable.ts'
import { Purpose } from './shapes.ts'

/**
 * Where those of these payments that are open can be paid still, by payment. Whoever sold the thing says whether it is too late: one
 * question each, as few are open at a time.
 */
export async function stillToPay(db: Db, paymentIds: readonly string[], now: Date): Promise<Map<string, string>> {
  if (paymentIds.length === 0) return new Map()
  const open = await db
    .selectFrom('payment')
    .select(['id', 'purpose', 'thingId', 'accountId'])
    .where('id', 'in', paymentIds)
    .where('status', '=', 'open')
    .execute()
  const asked = await Promise.all(
    open.map(async ({ id, purpose, thingId, accountId }) => {
      const what = Purpose.parse(purpose)
      const payable = await PAYABLE[what](db, thingId, accountId, now)
      return typeof payable === 'string' ? [] : [[id, paths.pay(what, thingId)] as const]
    }),
  )
  return new Map(asked.flat())
}
