import { pageOfRows } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { getPayouts } from '../contract.ts'
import { owedTo } from '../owed.ts'
import { money } from '../rows.ts'

export default answer(getPayouts, async ({ input, who, db, now }) => {
  const account = await db.selectFrom('payoutAccount').select(['ending', 'changedAt']).where('accountId', '=', who.id).executeTakeFirst()
  const mine = db
    .selectFrom('payout')
    .select(['id', 'status', 'statusAt', 'pence', 'fromDay as from', 'toDay as to', 'createdAt', 'reference'])
    .select((row) =>
      row
        .selectFrom('payoutVisit')
        .select((count) => count.fn.countAll<number>().as('visits'))
        .whereRef('payoutVisit.payoutId', '=', 'payout.id')
        .as('visits'),
    )
    .where('implanterId', '=', who.id)
  const { rows, ...page } = await pageOfRows(mine, { by: { createdAt: 'createdAt', amount: 'pence' }, id: 'id' }, input)
  const items = rows.map(({ pence, visits, statusAt, ...payout }) => ({
    ...payout,
    visits: visits ?? 0,
    amount: money(pence),
    paidAt: payout.status === 'paid' ? statusAt : null,
  }))
  return { ...page, items, account: account ?? null, due: money(await owedTo(db, who.id, now)) }
})
