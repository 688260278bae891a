import { answer } from '#platform/server/answer.ts'
import { orderCards } from '../cards.ts'
import { userOrderDetail } from '../contract.ts'

export default answer(userOrderDetail, async ({ input, who, db, now, refuse }) => {
  const order = await db
    .selectFrom('shopOrder')
    .selectAll()
    .where('id', '=', input.orderId)
    .where('accountId', '=', who.id)
    .executeTakeFirst()
  const [card] = await orderCards(db, order ? [order] : [], now)
  if (!card) throw refuse('noSuchOrder')
  return card
})
