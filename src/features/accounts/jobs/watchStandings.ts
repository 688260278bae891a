import * as z from 'zod'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { job, type Working } from '#platform/jobs/job.ts'
import { paths } from '#src/paths.ts'
import { NOTICE_DAYS } from '../ending.ts'
import { standingLife } from '../lifecycle.ts'
import { standingEnded, standingEnding } from '../messages.ts'
import { accountById } from '../queries.ts'

type Tools = Pick<Working<Record<string, never>>, 'db' | 'now' | 'move' | 'send' | 'needs'>

/** Tells whose verification ends, 30 and 7 days before, and ends those whose year is over. */
export default job({
  name: 'watchStandings',
  schedule: '25 7 * * *',
  data: z.object({}),
  work: async (working) => {
    await end(working)
    await tell(working)
  },
})

const AT_A_TIME = 500

async function end({ db, now, move, send, needs }: Tools): Promise<void> {
  const over = await db
    .selectFrom('profile')
    .select(['id', 'accountId', 'type'])
    .where('status', '=', 'verified')
    .where('verifiedUntil', '<', londonDate(now))
    .orderBy('verifiedUntil')
    .orderBy('id')
    .limit(AT_A_TIME)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id, accountId, type } of over) {
    await move(standingLife, 'expire', id, 'clock', { profileType: type })
    const account = await accountById(db, accountId)
    if (account.status === 'active') await send(standingEnded(account, type, needs.config.publicUrl + paths.profile))
  }
}

/** After a standstill one letter goes out, not both; and none to somebody who has shown us anew what they are. */
async function tell({ db, now, send, needs }: Tools): Promise<void> {
  const today = londonDate(now)
  const ending = await db
    .selectFrom('profile')
    .innerJoin('account', 'account.id', 'profile.accountId')
    .select(['profile.id', 'profile.type', 'profile.verifiedUntil', 'profile.reminders'])
    .select(['account.email', 'account.name', 'account.antiPhishingWord'])
    .where('profile.status', '=', 'verified')
    .where((row) => row.between('profile.verifiedUntil', today, daysAfter(today, NOTICE_DAYS[0])))
    .where('profile.reminders', '<', NOTICE_DAYS.length)
    .where('profile.renewalAt', 'is', null)
    .where('account.status', '=', 'active')
    .orderBy('profile.id')
    .forUpdate('profile')
    .skipLocked()
    .execute()
  for (const { id, type, verifiedUntil, reminders, ...account } of ending) {
    if (verifiedUntil === null) continue
    const due = NOTICE_DAYS.filter((days) => verifiedUntil <= daysAfter(today, days)).length
    if (due <= reminders) continue
    await db.updateTable('profile').set({ reminders: due }).where('id', '=', id).execute()
    await send(standingEnding(account, type, verifiedUntil, needs.config.publicUrl + paths.profile))
  }
}
