import { may } from '#platform/law/policy.ts'
import { answer } from '#platform/server/answer.ts'
import { getTagOrders } from '../contract.ts'
import { tagOrderLife } from '../lifecycle.ts'
import { readOrder } from '../orders.ts'

export default answer(getTagOrders, async ({ who, db }) => {
  const orders = await db
    .selectFrom('tagOrder')
    .leftJoin('pet', 'pet.id', 'tagOrder.petId')
    .selectAll('tagOrder')
    .select('pet.name as petName')
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
      orderedAt: order.createdAt,
      can: {
        pay: may(tagOrderLife, 'pay')(null, order),
        cancel: may(tagOrderLife, order.status === 'placed' ? 'cancel' : 'withdraw', 'holder')(null, order),
      },
    })),
  }
})
