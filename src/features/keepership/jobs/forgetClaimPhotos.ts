import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { EVIDENCE_KEPT_YEARS } from '../kit/kept.ts'
import { OPEN_CLAIM } from '../lifecycle.ts'

/** Forgets the photos of requests once nobody can ask a court any more whose animal it is. That the request was made stays in the animal’s history. */
export default job({
  name: 'forgetClaimPhotos',
  schedule: '52 3 * * *',
  data: z.object({}),
  work: async ({ db, now }) => {
    await db
      .updateTable('claim')
      .set({ photoId: null })
      .where('photoId', 'is not', null)
      .where('status', 'not in', OPEN_CLAIM)
      .where('statusAt', '<', earlier(now, { days: EVIDENCE_KEPT_YEARS * 366 }))
      .execute()
  },
})
