import { sql } from 'kysely'
import * as z from 'zod'
import { earlier, later } from '#platform/clock/clock.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { subscriptionLife, WORKING } from '../lifecycle.ts'
import { renews, stillUnpaid, trialEnds } from '../messages.ts'
import { CHASED_DAYS } from '../plans.ts'
import { planOf, type Row } from '../rows.ts'

type Tools = JobContext<object>
const AT_ONCE = 200
const DAY_MS = 86_400_000

/** Finds again what a lost webhook left undone; reminds before a charge; asks for what was not paid, and ends it after 14 days. */
export default job({
  name: 'watchSubscriptions',
  schedule: '*/10 * * * *',
  data: z.object({}),
  work: async (tools) => {
    for (const id of await toLookAt(tools)) await tools.queue('lookAtSubscription', { subscriptionId: id })
    await forgetUnfinished(tools)
    for (const id of await ofThoseWhoLeave(tools)) await tools.queue('endWithAccount', { subscriptionId: id })
    for (const row of await toRemind(tools)) await remind(tools, row)
    for (const row of await unpaid(tools)) await chase(tools, row)
  },
})

async function toLookAt({ db, now }: Tools): Promise<string[]> {
  const isDue = sql<boolean>`coalesce(looked_at, created_at) + case when status = 'begun' then interval '10 minutes' else interval '6 hours' end <= ${now}`
  const rows = await db
    .updateTable('subscription')
    .set({ lookedAt: now })
    .where('id', 'in', (query) =>
      query
        .selectFrom('subscription')
        .select('id')
        .where('status', 'in', ['begun', 'trialing', 'active', 'pastDue'])
        .where('sessionId', 'is not', null)
        .where(isDue)
        .orderBy('lookedAt', (order) => order.asc().nullsFirst())
        .limit(AT_ONCE),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The provider’s page closes after a day; for two it is still looked at. */
async function forgetUnfinished({ db, now, transitionMany }: Tools): Promise<void> {
  const old = await db
    .selectFrom('subscription')
    .select('id')
    .where('status', '=', 'begun')
    .where('createdAt', '<', earlier(now, { days: 2 }))
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()
  const ids = old.map(({ id }) => id)
  await transitionMany(subscriptionLife, 'abandon', ids, 'clock')
}

/** PLUS-5: nobody is charged again who is closing their account, or has closed it. */
async function ofThoseWhoLeave({ db }: Tools): Promise<string[]> {
  const rows = await db
    .selectFrom('subscription')
    .innerJoin('account', 'account.id', 'subscription.accountId')
    .select('subscription.id')
    .where('account.status', 'in', ['closing', 'closed'])
    .where('subscription.status', 'in', [...WORKING])
    .where('endsThen', '=', false)
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}

/** PLUS-7: three days before a trial ends, two weeks before a year renews, and where it renews each month every six months. */
const toRemind = ({ db, now }: Tools): Promise<Row[]> =>
  db
    .selectFrom('subscription')
    .selectAll()
    .where('endsThen', '=', false)
    .where('periodEnd', '>', now)
    .where((row) => {
      const isNew = row.or([row('remindedFor', 'is', null), row('remindedFor', '<', row.ref('periodEnd'))])
      const trial = row.and([row('status', '=', 'trialing'), row('periodEnd', '<=', later(now, { days: 3 })), isNew])
      const year = row.and([
        row('status', '=', 'active'),
        row('plan', '=', 'plusYearly'),
        row('periodEnd', '<=', later(now, { days: 14 })),
        isNew,
      ])
      const months = row.and([
        row('status', '=', 'active'),
        row('plan', '=', 'plusMonthly'),
        row('periodEnd', '<=', later(now, { days: 7 })),
        sql<boolean>`coalesce(reminded_for, created_at) + interval '6 months' <= period_end`,
      ])
      return row.or([trial, year, months])
    })
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()

async function remind({ db, notify }: Tools, row: Row): Promise<void> {
  const { id, accountId, status, periodEnd } = row
  if (!periodEnd) return
  await db.updateTable('subscription').set({ remindedFor: periodEnd }).where('id', '=', id).execute()
  await notify(accountId, (status === 'trialing' ? trialEnds : renews)({ ...planOf(row), until: periodEnd }))
}

/** Days after the first failed payment on which its holder is told again. */
const CHASED_ON = [5, 10, 13] as const

const unpaid = ({ db }: Tools): Promise<Row[]> =>
  db.selectFrom('subscription').selectAll().where('status', '=', 'pastDue').limit(AT_ONCE).forUpdate().skipLocked().execute()

/** PLUS-3, PLUS-4 */
async function chase({ db, now, notify, queue }: Tools, { id, accountId, pence, statusAt, chases }: Row): Promise<void> {
  const days = Math.floor((now.getTime() - statusAt.getTime()) / DAY_MS)
  if (days >= CHASED_DAYS) return queue('endUnpaidSubscription', { subscriptionId: id })
  const due = CHASED_ON.filter((day) => day <= days).length
  if (due <= chases) return
  await db.updateTable('subscription').set({ chases: due }).where('id', '=', id).execute()
  await notify(accountId, stillUnpaid({ pence, daysLeft: CHASED_DAYS - days }))
}
