import { OBJECTION_DAYS } from '#features/accounts/lifecycle.ts'
import { sendConfirmation } from '#features/accounts/openAccount.ts'
import { accountByEmail } from '#features/accounts/queries.ts'
import { later } from '#platform/clock/clock.ts'
import { reachableEmail } from '#platform/contract/noemail.ts'
import type { Db } from '#platform/database/db.ts'
import { hasRoomForCode } from '#platform/jobs/dispatch.ts'
import { whenText } from '#platform/text/whentext.ts'
import { addEmail } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(addEmail, async (context) => {
  const { input, db, now, refuse } = context
  const account = await db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'antiPhishingWord'])
    .where('id', '=', input.accountId)
    .where('status', '!=', 'closed')
    .executeTakeFirst()
  if (!account) throw refuse('noSuchPerson', { field: 'accountId' })
  if (reachableEmail(account.email)) throw refuse('hasEmail', { field: 'accountId' })
  if (await accountByEmail(db, input.email)) throw refuse('emailTaken', { field: 'email' })
  const changedAt = await newestChange(db, account.id)
  const from = changedAt && later(changedAt, { days: OBJECTION_DAYS })
  if (from && now < from) throw refuse('justMoved', { field: 'accountId', words: tooSoon(from) })
  if (!(await hasRoomForCode(context, 'email', input.email))) throw refuse('tooManyLinks', { field: 'email', retryAfter: 3600 })

  // Until its owner follows the link, nobody can sign in with it and nothing else goes there.
  await sendConfirmation(context, { ...account, email: input.email })
  return { name: account.name }
})

/** STAFF-4 When the address or a number of the account last changed: whoever has it changed and then adds an e-mail address would have the account. */
async function newestChange(db: Db, accountId: string): Promise<Date | null> {
  const newest = await db
    .selectFrom('accountHistory')
    .select('at')
    .where('accountId', '=', accountId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.at ?? null
}

const tooSoon = (from: Date) =>
  `We’ve just changed this account’s address or number, and written to the old one. You can add an e-mail address from ${whenText(from)}.`
