import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { RESERVATIONS_KEPT_YEARS } from '../kit/kept.ts'

/** Deletes what breeders noted of buyers, once no court is asked about the sale any more. */
export default job({
  name: 'forgetReservations',
  schedule: '58 3 * * *',
  data: z.object({}),
  work: async ({ db, now }) => {
    await db
      .deleteFrom('reservation')
      .where('savedAt', '<', earlier(now, { days: RESERVATIONS_KEPT_YEARS * 366 }))
      .execute()
  },
})
