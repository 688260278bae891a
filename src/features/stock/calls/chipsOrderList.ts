import { vatRateOf } from '#features/payments/policy.ts'
import { pageOfRows } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { orderCards } from '../cards.ts'
import { chipsOrderList } from '../contract.ts'

export default answer(chipsOrderList, async ({ input, who, db, now, services }) => {
  const { status } = input
  let mine = db.selectFrom('chipOrder').where('implanterId', '=', who.id)
  if (status) mine = mine.where('status', '=', status)
  const { rows: orders, ...page } = await pageOfRows(mine.selectAll(), { by: { placedAt: 'createdAt', amount: 'pence' }, id: 'id' }, input)
  return { items: await orderCards(db, orders, now, vatRateOf(services.config)), ...page }
})
