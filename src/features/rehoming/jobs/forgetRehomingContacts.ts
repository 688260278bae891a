import * as z from 'zod'
import { OFFERED_KEPT_DAYS } from '#features/offers/kit/kept.ts'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { OPEN_REHOMING } from '../lifecycle.ts'

/** Forgets to whom animals were given, or were to be, once that has been over for a while. */
export default job({
  name: 'forgetRehomingContacts',
  schedule: '46 3 * * *',
  data: z.object({}),
  work: async ({ db, now }) => {
    await db
      .updateTable('rehoming')
      .set({ toEmail: null, toMobile: null, contactForgottenAt: now })
      .where('status', 'not in', OPEN_REHOMING)
      .where('statusAt', '<', earlier(now, { days: OFFERED_KEPT_DAYS }))
      .where((rehoming) => rehoming.or([rehoming('toEmail', 'is not', null), rehoming('toMobile', 'is not', null)]))
      .execute()
  },
})
