import { sendConfirmation } from '#features/accounts/openAccount.ts'
import { accountByEmail } from '#features/accounts/queries.ts'
import { reachableEmail } from '#platform/contract/noemail.ts'
import { hasRoomForCode } from '#platform/jobs/dispatch.ts'
import { addEmail } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(addEmail, async (context) => {
  const { input, db, refuse } = context
  const account = await db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'antiPhishingWord'])
    .where('id', '=', input.accountId)
    .where('status', '!=', 'closed')
    .executeTakeFirst()
  if (!account) throw refuse('noSuchPerson', { field: 'accountId' })
  if (reachableEmail(account.email)) throw refuse('hasEmail', { field: 'accountId' })
  if (await accountByEmail(db, input.email)) throw refuse('emailTaken', { field: 'email' })
  if (!(await hasRoomForCode(context, 'email', input.email))) throw refuse('tooManyLinks', { field: 'email', retryAfter: 3600 })

  // Until its owner follows the link, nobody can sign in with it and nothing else goes there.
  await sendConfirmation(context, { ...account, email: input.email })
  return { name: account.name }
})
