import { pageOfRows } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { orderCards } from '../cards.ts'
import { userOrderList } from '../contract.ts'

export default answer(userOrderList, async ({ input, who, db, now }) => {
  const { status } = input
  const own = db.selectFrom('shopOrder').where('accountId', '=', who.id)
  const chosen = status ? own.where('status', '=', status) : own
  const { rows: orders, ...page } = await pageOfRows(chosen.selectAll(), { by: { placedAt: 'createdAt', total: 'pence' }, id: 'id' }, input)
  return { items: await orderCards(db, orders, now), ...page }
})
