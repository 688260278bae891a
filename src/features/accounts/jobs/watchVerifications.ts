import * as z from 'zod'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { NOTICE_DAYS } from '../expiry.ts'
import { verificationLife } from '../lifecycle.ts'
import { verificationEnded, verificationEnding } from '../messages.ts'
import { accountById } from '../queries.ts'

type Tools = Pick<JobContext<Record<string, never>>, 'db' | 'now' | 'transition' | 'notify' | 'services'>

/** Tells whose verification ends, 30 and 7 days before, and ends those whose year is over. What is too much for one transaction goes on in the next. */
export default job({
  name: 'watchVerifications',
  schedule: '25 7 * * *',
  data: z.object({}),
  work: async (context) => {
    const ended = await end(context)
    const told = await tell(context)
    if (ended === AT_A_TIME || told === AT_A_TIME) await context.queue('watchVerifications', {})
  },
})

const AT_A_TIME = 100

/** ACC-20 How many ended. Whoever has asked for another year in time waits for Staff’s answer, however long that takes. */
async function end({ db, now, transition, notify }: Tools): Promise<number> {
  const over = await db
    .selectFrom('profile')
    .select(['id', 'accountId', 'type'])
    .where('status', '=', 'verified')
    .where('verifiedUntil', '<', londonDate(now))
    .where('renewalAt', 'is', null)
    .orderBy('verifiedUntil')
    .orderBy('id')
    .limit(AT_A_TIME)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id, accountId, type } of over) {
    await transition(verificationLife, 'expire', id, 'clock', { profileType: type })
    const account = await accountById(db, accountId)
    if (account.status === 'active') await notify(account, verificationEnded(type))
  }
  return over.length
}

/** How many were told. After a standstill one letter goes out, not both; and none to somebody who has shown us anew what they are. */
async function tell({ db, now, notify }: Tools): Promise<number> {
  const today = londonDate(now)
  const lastDays = NOTICE_DAYS.map((days) => daysAfter(today, days))
  const ending = await db
    .selectFrom('profile')
    .innerJoin('account', 'account.id', 'profile.accountId')
    .select(['profile.id', 'profile.type', 'profile.verifiedUntil'])
    .select(['account.email', 'account.name', 'account.antiPhishingWord'])
    .where('profile.status', '=', 'verified')
    .where('profile.verifiedUntil', '>=', today)
    .where((row) =>
      row.or(lastDays.map((day, sent) => row.and([row('profile.reminders', '<=', sent), row('profile.verifiedUntil', '<=', day)]))),
    )
    .where('profile.renewalAt', 'is', null)
    .where('account.status', '=', 'active')
    .orderBy('profile.id')
    .limit(AT_A_TIME)
    .forUpdate('profile')
    .skipLocked()
    .execute()
  for (const { id, type, verifiedUntil, ...account } of ending) {
    if (verifiedUntil === null) continue
    const reminders = lastDays.filter((day) => verifiedUntil <= day).length
    await db.updateTable('profile').set({ reminders }).where('id', '=', id).execute()
    await notify(account, verificationEnding(type, verifiedUntil))
  }
  return ending.length
}
