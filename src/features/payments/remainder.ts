import type { TransactionContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { toPayFor } from './points.ts'
import { Purpose } from './shapes.ts'

/**
 * Where those of these payments that are open can be paid still, by payment. Whoever sold the thing says whether it is too late: one
 * question each, as few are open at a time.
 */
export async function stillToPay(
  tools: Pick<TransactionContext, 'db' | 'now' | 'extensions'>,
  paymentIds: readonly string[],
): Promise<Map<string, string>> {
  if (paymentIds.length === 0) return new Map()
  const open = await tools.db
    .selectFrom('payment')
    .select(['id', 'purpose', 'thingId', 'accountId'])
    .where('id', 'in', paymentIds)
    .where('status', '=', 'open')
    .execute()
  const ways = await Promise.all(
    open.map(async ({ id, purpose, thingId, accountId }) => {
      const thing = { purpose: Purpose.parse(purpose), thingId, accountId }
      const payable = await toPayFor(tools, thing)
      return typeof payable === 'string' ? [] : [[id, paths.pay(thing.purpose, thingId)] as const]
    }),
  )
  return new Map(ways.flat())
}
