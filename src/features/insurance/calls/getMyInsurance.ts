import { pageOfRows } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { getMyInsurance } from '../contract.ts'
import { confirmedEmail, quotesOf } from '../queries.ts'
import { viewOf } from '../view.ts'

export default answer(getMyInsurance, async ({ input, who, db, now }) => {
  const mine = quotesOf(db, { accountId: who.id, email: await confirmedEmail(db, who.id) })
  const { rows, ...page } = await pageOfRows(mine, { by: { createdAt: 'createdAt', expiresAt: 'expiresAt' }, id: 'id' }, input)
  return { items: rows.map((quote) => viewOf(quote, now)), ...page }
})
