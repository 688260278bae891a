import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { type JobContext, job } from './job.ts'

/**
 * Removes the answers kept for callers who ask again with the same idempotency key, for a week is longer than anybody retries; and,
 * after a year, what carriers said of messages; and of what went to which address all that no allowance counts any more.
 */
export default job({
  name: 'forgetOldAnswers',
  schedule: '50 3 * * *',
  data: z.object({}),
  work: async ({ db, now }) => {
    await db
      .deleteFrom('idempotency')
      .where('at', '<', earlier(now, { days: 7 }))
      .execute()
    await db
      .deleteFrom('delivery')
      .where('at', '<', earlier(now, { days: 365 }))
      .execute()
    await forgetDispatches({ db, now })
  },
})

/** The longest allowance is for 30 days. An address that did not answer our question is known by its hash alone after that, and not at all after a year. */
async function forgetDispatches({ db, now }: Pick<JobContext<unknown>, 'db' | 'now'>): Promise<void> {
  const month = earlier(now, { days: 31 })
  await db.deleteFrom('dispatch').where('at', '<', month).execute()
  await db.updateTable('addressChoice').set({ address: null }).where('askedAt', '<', month).where('address', 'is not', null).execute()
  await db
    .deleteFrom('addressChoice')
    .where('askedAt', '<', earlier(now, { days: 365 }))
    .where('agreedAt', 'is', null)
    .where('stoppedAt', 'is', null)
    .execute()
}
