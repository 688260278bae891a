import { answer } from '#platform/server/answer.ts'
import { getContactChecks } from '../contract.ts'
import { checksOf } from '../queries.ts'
import { Why } from '../shapes.ts'

export default answer(getContactChecks, async ({ who, db }) => {
  const checks = await checksOf(db, who.id)
  return { items: checks.map(({ why, createdAt }) => ({ why: Why.parse(why), since: createdAt })) }
})
