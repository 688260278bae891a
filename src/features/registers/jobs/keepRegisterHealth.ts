import * as z from 'zod'
import { londonDate } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'

/** Keeps, four times an hour, how the other registers have answered this process since. */
export default job({
  name: 'keepRegisterHealth',
  schedule: '*/15 * * * *',
  outside: true,
  data: z.object({}),
  work: async ({ db, services, now }) => {
    const counts = services.databases.takeCounts()
    if (counts.length === 0) return
    const day = londonDate(now)
    await db
      .insertInto('registerHealth')
      .values(counts.map(({ code, ...count }) => ({ registerCode: code, day, ...count })))
      .onConflict((known) =>
        known.columns(['registerCode', 'day']).doUpdateSet((row) => ({
          asked: row('registerHealth.asked', '+', row.ref('excluded.asked')),
          answered: row('registerHealth.answered', '+', row.ref('excluded.answered')),
        })),
      )
      .execute()
  },
})
