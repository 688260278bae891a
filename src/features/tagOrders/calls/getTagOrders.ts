import { may } from '#platform/law/policy.ts'
import { answer } from '#platform/server/answer.ts'
import { getTagOrders } from '../contract.ts'
import { tagOrderLife } from '../lifecycle.ts'
import { readOrder } from '../orders.ts'

export default answer(getTagOrders, async ({ who, db }) => {
  const orders = await db
    .selectFrom('tagOrder')
    .leftJoin('pet', 'pet.id', 'tagOrder.petId')
    .leftJoin('tag', 'tag.id', 'tagOrder.tagId')
    .selectAll('tagOrder')
    .select(['pet.name as petName', 'tag.status as tagStatus', 'tag.pins'])
    .where('tagOrder.accountId', '=', who.id)
    .orderBy('tagOrder.createdAt', 'desc')
    .orderBy('tagOrder.id', 'desc')
    .limit(200)
    .execute()
  return {
    orders: orders.map((order) => ({
      id: order.id,
      status: order.status,
      petName: order.petName,
      ...readOrder(order),
      amount: { pence: order.pence, currency: 'GBP' as const },
      goesBack: { pence: order.status === 'paid' ? order.pence : 0, currency: 'GBP' as const },
      tracking: order.tracking,
      isActivated: order.status === 'sent' && wasActivated(order),
      orderedAt: order.createdAt,
      can: {
        pay: may(tagOrderLife, 'pay')(null, order),
        cancel: may(tagOrderLife, order.status === 'placed' ? 'cancel' : 'withdraw', 'holder')(null, order),
      },
    })),
  }
})

/** Now, or by a keeper before the one it has now. */
const wasActivated = ({ tagStatus, pins }: { tagStatus: string | null; pins: number | null }) =>
  tagStatus !== null && (tagStatus !== 'made' || pins !== 0)
