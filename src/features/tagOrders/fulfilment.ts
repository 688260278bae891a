import { makeTags } from '#features/tailtag/makeTags.ts'
import type { Db } from '#platform/database/db.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { designWords } from './designs.ts'
import { tagOrderLife } from './lifecycle.ts'
import { tagSent } from './messages.ts'
import { orderInHand, readOrder } from './orders.ts'

/** Those that wait for us. */
export const tagsWaiting = (db: Db) => db.selectFrom('tagOrder').select('statusAt').where('status', 'in', ['paid', 'engraved'])

/** The orders that Staff engrave or send, the longest wait first. */
export async function ordersInHand(db: Db) {
  const orders = await db
    .selectFrom('tagOrder')
    .selectAll()
    .where('status', 'in', ['paid', 'engraved'])
    .orderBy('statusAt')
    .orderBy('id')
    .limit(500)
    .execute()
  return orders.map((order) => {
    const { design, lines, to } = readOrder(order)
    return { ...order, design: designWords(design), lines, to }
  })
}

/** TAG-1, TAG-11: makes the tag of an order, once; asked again before it is sent, the same tag. */
export async function engraveOrder(tools: TransactionContext, orderId: string) {
  const { db, services, transition } = tools
  const { tagId, status, ...order } = await orderInHand(db, orderId)
  if (tagId && status === 'engraved') return { tagId, order: readOrder(order) }
  await transition(tagOrderLife, 'engrave', orderId, 'Staff')
  const [made = ''] = await makeTags(tools, services, 1)
  await db.updateTable('tagOrder').set({ tagId: made }).where('id', '=', orderId).execute()
  return { tagId: made, order: readOrder(order) }
}

/** TAG-11: the tag has gone to the post, and its keeper is told. */
export async function sendTagOrder({ db, transition, notify }: TransactionContext, orderId: string, tracking: string): Promise<void> {
  const { accountId } = await orderInHand(db, orderId)
  await transition(tagOrderLife, 'dispatch', orderId, 'Staff')
  await db.updateTable('tagOrder').set({ tracking }).where('id', '=', orderId).execute()
  await notify(accountId, tagSent(tracking))
}
