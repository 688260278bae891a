import { accountLife, CLOSING_DAYS } from '#features/accounts/lifecycle.ts'
import { accountClosingForYou } from '#features/accounts/messages.ts'
import { closingStops } from '#features/accounts/points.ts'
import { later, londonDate } from '#platform/clock/clock.ts'
import { reachableEmail } from '#platform/contract/noemail.ts'
import { lawOn } from '#platform/law/tools.ts'
import { closeAccount } from '../contract.ts'
import { accountOf } from '../people.ts'
import { answerAsStaff } from '../staffcall.ts'

/** ACC-3 They decide, and we type. */
export default answerAsStaff(closeAccount, async ({ input, db, now, refuse, extensions, notify }) => {
  const account = await accountOf(db, input.accountId)
  if (!account) throw refuse('noSuchPerson', { field: 'accountId' })
  if (reachableEmail(account.email)) throw refuse('hasEmail', { field: 'accountId' })
  if (account.status === 'closing') throw refuse('closing')
  for (const stopOf of extensions(closingStops)) {
    const because = await stopOf(db, { accountId: account.id, now })
    if (because) throw refuse('notSettled', { because })
  }
  await lawOn(db, now, account.id).transition(accountLife, 'close', account.id, 'holder')
  const closesOn = londonDate(later(now, { days: CLOSING_DAYS }))
  await notify(account.id, accountClosingForYou(closesOn))
  return { name: account.name, closesOn }
})
