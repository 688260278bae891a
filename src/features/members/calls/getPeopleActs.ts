import { answer } from '#platform/server/answer.ts'
import { getPeopleActs } from '../contract.ts'
import { actsOf } from '../queries.ts'

export default answer(getPeopleActs, async ({ input, who, db }) => {
  const { rows: items, ...page } = await actsOf(db, who.id, input)
  return { items, ...page }
})
