import { allowanceOf } from '#features/stock/allocation.ts'
import { allowanceRequests } from '#features/stock/queries/allowances.ts'
import { answer } from '#platform/server/answer.ts'
import { listAllowanceRequests } from '../contract.ts'

export default answer(listAllowanceRequests, async ({ db, now }) => {
  const items = []
  for (const { accountId, email, chips, words, askedAt } of await allowanceRequests(db)) {
    const { limit, counted } = await allowanceOf(db, accountId, now)
    items.push({
      implanter: email,
      more: chips,
      words,
      limit,
      counted,
      since: askedAt,
      next: [`npm run staff -- raise-chip-allowance ${email} --more ${chips} --reason "…"`],
    })
  }
  return { items }
})
