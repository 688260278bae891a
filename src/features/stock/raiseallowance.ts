import { accountByEmail } from '#features/accounts/queries.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { allowanceOf } from './allocation.ts'
import { allowanceRaised } from './messages.ts'
import { RAISING_REFUSED } from './refusals.ts'

interface Raise {
  email: string
  /** How many more than their implants allow: 0 ends it. */
  more: number
  lastDay?: string | undefined
  reason: string
}

/** STOCK-1 Staff let an implanter order more chips until a day, or end that, and tell them. How many they can order then. */
export async function raiseAllowance({ db, now, notify }: Pick<TransactionContext, 'db' | 'now' | 'notify'>, raise: Raise) {
  const { email, more, lastDay, reason } = raise
  const account = await accountByEmail(db, email)
  if (!account) throw refusedBy(RAISING_REFUSED, 'noSuchAccount')
  const profiles = db.selectFrom('profile').select('id').where('accountId', '=', account.id)
  if (!(await profiles.where('type', '=', 'Implanter').executeTakeFirst())) throw refusedBy(RAISING_REFUSED, 'notImplanter')
  await db.deleteFrom('chipAllowance').where('accountId', '=', account.id).execute()
  if (more > 0) {
    if (lastDay === undefined || lastDay < londonDate(now)) throw refusedBy(RAISING_REFUSED, 'endsTooSoon')
    await db.insertInto('chipAllowance').values({ accountId: account.id, chips: more, lastDay, givenAt: now }).execute()
  }
  // However it's answered, nobody waits for an answer any more.
  await db.deleteFrom('chipAllowanceRequest').where('accountId', '=', account.id).execute()
  const allowance = await allowanceOf(db, account.id, now)
  await notify(account.id, allowanceRaised({ allowance, reason }))
  return { canOrderNow: allowance.most, limit: allowance.limit }
}
