import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { deliverOrder } from '../fulfilment.ts'
import { DELIVERED_DAYS } from '../lifecycle.ts'
import { orderLapsed } from '../messages.ts'
import { endUnpaid } from '../sale.ts'

type Tools = JobContext<object>
const AT_ONCE = 200

/** SHOP-1: frees the goods of orders that nobody paid in time, and takes what was sent ten days ago as delivered. */
export default job({
  name: 'watchShopOrders',
  schedule: '* * * * *',
  data: z.object({}),
  work: async (tools) => {
    await freeUnpaid(tools)
    await deliverSent(tools)
  },
})

/** An order that is being paid at this moment is left to the next round. */
async function freeUnpaid(tools: Tools) {
  const orders = await tools.db
    .selectFrom('shopOrder')
    .select(['id', 'accountId', 'number'])
    .where('status', '=', 'placed')
    .where('reservedUntil', '<=', tools.now)
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id, accountId, number } of orders) {
    await endUnpaid(tools, id, 'clock')
    await tools.notify(accountId, orderLapsed(String(number)))
  }
}

async function deliverSent(tools: Tools) {
  const orders = await tools.db
    .selectFrom('shopOrder')
    .select('id')
    .where('status', '=', 'sent')
    .where('statusAt', '<=', earlier(tools.now, { days: DELIVERED_DAYS }))
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id } of orders) await deliverOrder(tools, id, 'clock')
}
