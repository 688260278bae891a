import * as z from 'zod'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { job, type Working } from '#platform/jobs/job.ts'
import { NOTICE_DAYS } from '../ending.ts'
import { standingLife } from '../lifecycle.ts'
import { standingEnded, standingEnding } from '../messages.ts'
import { accountById } from '../queries.ts'

type Tools = Pick<Working<Record<string, never>>, 'db' | 'now' | 'move' | 'notify' | 'needs'>

/** Tells whose verification ends, 30 and 7 days before, and ends those whose year is over. What is too much for one transaction goes on in the next. */
export default job({
  name: 'watchStandings',
  schedule: '25 7 * * *',
  data: z.object({}),
  work: async (working) => {
    const ended = await end(working)
    const told = await tell(working)
    if (ended === AT_A_TIME || told === AT_A_TIME) await working.queue('watchStandings', {})
  },
})

const AT_A_TIME = 100

/** ACC-20 How many ended. Whoever has asked for another year in time waits for Staff’s answer, however long that takes. */
async function end({ db, now, move, notify }: Tools): Promise<number> {
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
    await move(standingLife, 'expire', id, 'clock', { profileType: type })
    const account = await accountById(db, accountId)
    if (account.status === 'active') await notify(account, standingEnded(type))
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
    await notify(account, standingEnding(type, verifiedUntil))
  }
  return ending.length
}
