import { issues } from '#features/newsletter/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { listNewsletters } from '../contract.ts'

export default answer(listNewsletters, async ({ db }) => {
  const rows = await issues(db)
  return { items: rows.map(({ sent, ...row }) => ({ ...row, sent: Number(sent) })) }
})
