import { sql } from 'kysely'
import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { OPEN_DAYS } from '../lifecycle.ts'
import { UNPAID } from '../rows.ts'

const AT_ONCE = 100
/** A webhook that comes again after that changes nothing either; it is only looked into once more. */
const EVENT_DAYS = 90

/**
 * Finds again what a lost answer, a lost webhook or a killed process left half done: payments that are begun and not reconciled, refunds that
 * are asked and not made or pending, payments that nobody finished.
 */
export default job({
  name: 'watchPayments',
  schedule: '*/3 * * * *',
  data: z.object({}),
  work: async (context) => {
    for (const id of await paymentsToLookAt(context)) await context.queue('lookAtPayment', { paymentId: id })
    for (const { id, providerId } of await refundsToSee(context))
      await context.queue(providerId ? 'lookAtRefund' : 'makeRefund', { refundId: id })
    await context.db
      .deleteFrom('webhookEvent')
      .where('receivedAt', '<', earlier(context.now, { days: EVENT_DAYS }))
      .execute()
  },
})

/**
 * The longer a payment waits, the longer until it is looked at again: half as long as it has waited, at least two minutes. One whose
 * days are over is closed at once.
 */
async function paymentsToLookAt({ db, now }: JobContext<object>): Promise<string[]> {
  const due = sql<boolean>`coalesce(looked_at, created_at) + greatest(interval '2 minutes', (coalesce(looked_at, created_at) - created_at) / 2) <= ${now}`
  const over = earlier(now, { days: OPEN_DAYS })
  const rows = await db
    .updateTable('payment')
    .set({ lookedAt: now })
    .where('id', 'in', (query) =>
      query
        .selectFrom('payment')
        .select('id')
        .where('status', 'in', UNPAID)
        .where((row) => {
          const isBegun = row.or([row('intentId', 'is not', null), row('hostedId', 'is not', null)])
          return row.or([row.and([due, isBegun]), row('createdAt', '<=', over)])
        })
        .orderBy(sql`coalesce(looked_at, created_at)`)
        .limit(AT_ONCE),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** For so long a bank may send a refund back that was made. */
const SINKS_DAYS = 30

/**
 * Refunds of which the provider may not know, each time, for it knows the same refund again for a day only; those that are pending there,
 * the longer they are the less often; and those that were made, once a day, for they may fail yet.
 */
async function refundsToSee({ db, now }: JobContext<object>) {
  const due = sql<boolean>`coalesce(looked_at, created_at) + case when provider_id is null then interval '2 minutes'
    else least(interval '12 hours', greatest(interval '2 minutes', (coalesce(looked_at, created_at) - created_at) / 2)) end <= ${now}`
  const maySink = sql<boolean>`provider_id is not null and status_at > ${earlier(now, { days: SINKS_DAYS })} and coalesce(looked_at, status_at) + interval '1 day' <= ${now}`
  return db
    .updateTable('refund')
    .set({ lookedAt: now })
    .where('id', 'in', (query) =>
      query
        .selectFrom('refund')
        .select('id')
        .where((row) => row.or([row('status', '=', 'asked').and(due), row('status', '=', 'made').and(maySink)]))
        .orderBy(sql`coalesce(looked_at, created_at)`)
        .limit(AT_ONCE),
    )
    .returning(['id', 'providerId'])
    .execute()
}
