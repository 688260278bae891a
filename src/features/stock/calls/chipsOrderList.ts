import { vatRateOf } from '#features/payments/policy.ts'
import { answer } from '#platform/server/answer.ts'
import { orderCards } from '../cards.ts'
import { chipsOrderList } from '../contract.ts'

export default answer(chipsOrderList, async ({ input, who, db, now, services }) => {
  const { page, pageSize, status } = input
  let mine = db.selectFrom('chipOrder').where('implanterId', '=', who.id)
  if (status) mine = mine.where('status', '=', status)
  const { total } = await mine.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const orders = await mine
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { items: await orderCards(db, orders, now, vatRateOf(services.config)), total, page, pageSize }
})
