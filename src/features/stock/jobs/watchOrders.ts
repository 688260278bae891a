import * as z from 'zod'
import { accountById } from '#features/accounts/queries.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { earlier, londonDate } from '#platform/clock/clock.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { cancelOrder, receiveOrder } from '../delivery.ts'
import { chipUnitLife, RECEIVED_DAYS } from '../lifecycle.ts'
import { chipsExpired } from '../messages.ts'

type Tools = JobContext<Record<string, never>>

/** Frees the chips of orders that nobody paid, takes what was delivered a week ago as received, and writes off chips that are no longer sterile. */
export default job({
  name: 'watchOrders',
  schedule: '*/5 * * * *',
  data: z.object({}),
  work: async (context) => {
    await freeUnpaid(context)
    await receiveDelivered(context)
    await expireChips(context)
  },
})

/** An order that is being paid at this moment is left to the next round. */
async function freeUnpaid(tools: Tools) {
  const orders = await tools.db
    .selectFrom('chipOrder')
    .select('id')
    .where('status', '=', 'placed')
    .where('reservedUntil', '<=', tools.now)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id } of orders) await cancelOrder(tools, id, 'clock')
}

async function receiveDelivered(tools: Tools) {
  const orders = await tools.db
    .selectFrom('chipOrder')
    .select('id')
    .where('status', '=', 'delivered')
    .where('statusAt', '<=', earlier(tools.now, { days: RECEIVED_DAYS }))
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id } of orders) await receiveOrder(tools, id, 'clock', new Set())
}

async function expireChips({ db, now, transitionMany, notify }: Tools) {
  const units = await db
    .selectFrom('chipUnit')
    .select(['id', 'number', 'holderId', 'status'])
    .where('status', 'in', ['reserved', 'dispatched', 'withImplanter', 'offered'])
    .where('expiresOn', '<', londonDate(now))
    // What was called back is paid back once it has come, however late.
    .where('batchId', 'not in', db.selectFrom('chipBatch').select('id').where('status', '=', 'recalled'))
    .orderBy('id')
    .limit(MOST_AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()
  const ids = units.map(({ id }) => id)
  await transitionMany(chipUnitLife, 'expire', ids, 'clock')
  // What has not reached them they cannot take out of their stock.
  const inHand = units.filter(({ status }) => status === 'withImplanter' || status === 'offered')
  for (const [holderId, theirs] of Map.groupBy(inHand, (unit) => unit.holderId)) {
    const holder = holderId ? await accountById(db, holderId) : null
    if (!holder || holder.status === 'closed') continue
    const numbers = theirs.map(({ number }) => groupChipNumber(number))
    await notify(holder, chipsExpired(numbers))
  }
}

const MOST_AT_ONCE = 1000
