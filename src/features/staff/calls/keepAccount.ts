import { accountLife } from '#features/accounts/lifecycle.ts'
import { accountKept } from '#features/accounts/messages.ts'
import { reachableEmail } from '#platform/contract/noemail.ts'
import { lawOn } from '#platform/law/tools.ts'
import { keepAccount } from '../contract.ts'
import { accountOf } from '../people.ts'
import { answerAsStaff } from '../staffcall.ts'

/** ACC-4 They decide, and we type. */
export default answerAsStaff(keepAccount, async ({ input, db, now, refuse, notify }) => {
  const account = await accountOf(db, input.accountId)
  if (!account) throw refuse('noSuchPerson', { field: 'accountId' })
  if (reachableEmail(account.email)) throw refuse('hasEmail', { field: 'accountId' })
  if (account.status !== 'closing') throw refuse('notClosing')
  await lawOn(db, now, account.id).transition(accountLife, 'keep', account.id, 'holder')
  await notify(account.id, accountKept())
  return { name: account.name }
})
