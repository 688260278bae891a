import { everythingOf } from '#features/accounts/export.ts'
import { saveData } from '../contract.ts'
import { accountOf } from '../people.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(saveData, async (context) => {
  const account = await accountOf(context.db, context.input.accountId)
  if (!account) throw context.refuse('noSuchPerson', { field: 'accountId' })
  context.give(await everythingOf(context, account.id))
  return null
})
