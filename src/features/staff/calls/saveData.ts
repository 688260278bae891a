import { everythingOf } from '#features/accounts/export.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { saveData } from '../contract.ts'
import { accountOf } from '../people.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(saveData, async ({ input, db, now, refuse, extensions, give }) => {
  const account = await accountOf(db, input.accountId)
  if (!account) throw refuse('noSuchPerson', { field: 'accountId' })
  const bytes = Buffer.from(JSON.stringify(await everythingOf(db, extensions, account.id, now), null, 2))
  give({ bytes, type: 'application/json; charset=utf-8', name: `homeward-${londonDate(now)}.json` })
  return null
})
