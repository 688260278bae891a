import * as z from 'zod'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { littersToChip } from '../chipdeadlines.ts'
import { litterToChip } from '../messages.ts'

/** Days from today to the last day for the chips of a litter, on which its breeder is told; on the last it’s overdue. */
const TOLD_DAYS: readonly number[] = [14, 3, -1]

/** Tells breeders of litters that must have their chips soon, and once where they should have had them. */
export default job({
  name: 'watchChipping',
  schedule: '45 7 * * *',
  data: z.object({}),
  work: async ({ db, now, notify }) => {
    const days = new Set(TOLD_DAYS.map((count) => daysAfter(londonDate(now), count)))
    for (const { breederId, ...litter } of await littersToChip(db, now))
      if (days.has(litter.by)) await notify(breederId, litterToChip(litter, litter.by < londonDate(now)))
  },
})
