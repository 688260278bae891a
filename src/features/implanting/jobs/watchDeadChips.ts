import * as z from 'zod'
import { earlier, londonDate } from '#platform/clock/clock.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { freezeFailing } from '../batchfreeze.ts'
import { REPORT_REMINDERS } from '../lifecycle.ts'
import { reportIsDue } from '../messages.ts'

const AT_A_TIME = 500

/** Reminds of reports that are still to be sent on days 7, 12, 14 and 15, and freezes the batches that have failed too often. */
export default job({
  name: 'watchDeadChips',
  schedule: '35 * * * *',
  data: z.object({}),
  work: async (tools) => {
    await remind(tools)
    await freezeFailing(tools, 'clock')
  },
})

/** Whoever missed a letter, because this did not run, gets the last. */
async function remind({ db, now, notify }: JobContext<unknown>) {
  const due = await db
    .selectFrom('deadChip')
    .innerJoin('account', 'account.id', 'deadChip.reportedBy')
    .select(['deadChip.id', 'deadChip.chipNumber', 'deadChip.dueOn', 'deadChip.createdAt'])
    .select(['account.name', 'account.email', 'account.antiPhishingWord'])
    .where('deadChip.status', '=', 'reportDue')
    .where('account.status', '<>', 'closed')
    .where((row) =>
      row.or(
        REPORT_REMINDERS.map((days, sent) =>
          row.and([row('deadChip.reminders', '<=', sent), row('deadChip.createdAt', '<=', earlier(now, { days }))]),
        ),
      ),
    )
    .orderBy('deadChip.id')
    .limit(AT_A_TIME)
    .forUpdate('deadChip')
    .skipLocked()
    .execute()
  for (const [index, days] of REPORT_REMINDERS.entries()) {
    const reached = due.filter(({ createdAt }) => createdAt <= earlier(now, { days })).map(({ id }) => id)
    if (reached.length > 0)
      await db
        .updateTable('deadChip')
        .set({ reminders: index + 1 })
        .where('id', 'in', reached)
        .execute()
  }
  for (const { chipNumber, dueOn, ...to } of due)
    await notify(to, reportIsDue({ number: chipNumber, dueOn: dueOn ?? '', today: londonDate(now) }))
}
