import * as z from 'zod'
import { later } from '#platform/clock/clock.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { endCreditBatches } from '../ledger.ts'
import { registrationsExpire } from '../messages.ts'
import { batchesWithLeft } from '../queries/credits.ts'

type Tools = Pick<JobContext<Record<string, never>>, 'db' | 'now' | 'notify' | 'services'>

/** Days before the end at which the holder is told. */
const NOTICE_DAYS = [30, 7] as const

/** Tells whoever has registrations that will expire, 30 and 7 days before, and writes off those that have. */
export default job({
  name: 'watchCredits',
  schedule: '20 7 * * *',
  data: z.object({}),
  work: async (context) => {
    await tell(context)
    await expire(context)
  },
})

/** After a standstill one letter goes out, not both. */
async function tell({ db, now, notify }: Tools) {
  const lots = await batchesWithLeft(db)
    .where('expiresAt', '>', now)
    .where('expiresAt', '<=', later(now, { days: NOTICE_DAYS[0] }))
    .where('reminders', '<', NOTICE_DAYS.length)
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  for (const { id, accountId, left, expiresAt, reminders } of lots) {
    if (left === 0 || !expiresAt) continue
    const due = NOTICE_DAYS.filter((days) => expiresAt <= later(now, { days })).length
    if (due <= reminders) continue
    await db.updateTable('creditBatch').set({ reminders: due }).where('id', '=', id).execute()
    await notify(accountId, registrationsExpire({ left, expiresAt }))
  }
}

async function expire({ db, now }: Tools) {
  const over = await db.selectFrom('creditBatch').select('id').where('expiresAt', '<=', now).orderBy('id').forNoKeyUpdate().execute()
  if (over.length === 0) return
  const ids = over.map(({ id }) => id)
  await endCreditBatches(db, await batchesWithLeft(db).where('id', 'in', ids).execute(), 'expiry', now)
}
