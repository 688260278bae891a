import { answer } from '#platform/server/answer.ts'
import { orderCards } from '../cards.ts'
import { userOrderList } from '../contract.ts'

export default answer(userOrderList, async ({ input, who, db, now }) => {
  const { page, pageSize, status } = input
  const own = db.selectFrom('shopOrder').where('accountId', '=', who.id)
  const chosen = status ? own.where('status', '=', status) : own
  const { total } = await chosen.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const orders = await chosen
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { items: await orderCards(db, orders, now), total: Number(total), page, pageSize }
})
