import { answer } from '#platform/server/answer.ts'
import { keyCard } from '../cards.ts'
import { apiKeys } from '../contract.ts'
import { keysOf } from '../queries.ts'

export default answer(apiKeys, async ({ input, who, db }) => {
  const { rows, ...page } = await keysOf(db, who.id, input)
  return { items: rows.map(keyCard), ...page }
})
