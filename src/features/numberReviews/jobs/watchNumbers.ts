import * as z from 'zod'
import { WATCHED, whyWatched } from '#knowledge/chipnumbers/watchlist.ts'
import { newId } from '#platform/database/id.ts'
import { job } from '#platform/jobs/job.ts'
import { numberReviewLife } from '../lifecycle.ts'
import { unreviewed } from '../queries.ts'

const AT_A_TIME = 200

/** CHIP-3: puts numbers before Staff that are registered here in a watched range, however they came onto the register. */
export default job({
  name: 'watchNumbers',
  schedule: '50 * * * *',
  data: z.object({}),
  work: async ({ db, now, startMany, queue }) => {
    for (const range of WATCHED) {
      const found = (await unreviewed(db, range, AT_A_TIME)).filter(({ number }) => whyWatched(number))
      const rows = found.map(({ number }) => ({ id: newId(), status: 'waiting' as const, statusAt: now, number, createdAt: now }))
      if (rows.length === 0) continue
      await db.insertInto('numberReview').values(rows).execute()
      await startMany(
        numberReviewLife,
        'watch',
        rows.map(({ id, status, number }) => ({ id, status, facts: { number } })),
        'clock',
      )
      if (rows.length === AT_A_TIME) await queue('watchNumbers', {})
    }
  },
})
