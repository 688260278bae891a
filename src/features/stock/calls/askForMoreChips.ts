import { answer } from '#platform/server/answer.ts'
import { allowanceOf } from '../allocation.ts'
import { askForMoreChips } from '../contract.ts'
import { MOST_OF_ALL } from '../lifecycle.ts'
import { mayOrderByCertificate } from '../queries.ts'

export default answer(askForMoreChips, async (context) => {
  const { input, who, db, now, refuse } = context
  if (!(await mayOrderByCertificate(context, who.id))) throw refuse('notVerified')
  const { limit } = await allowanceOf(db, who.id, now)
  if (limit >= MOST_OF_ALL) throw refuse('mostAlready')
  const asked = { ...input, askedAt: now }
  await db
    .insertInto('chipAllowanceRequest')
    .values({ accountId: who.id, ...asked })
    .onConflict((before) => before.column('accountId').doUpdateSet(asked))
    .execute()
  return null
})
