import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { forgetMessages } from '../forgetMessages.ts'
import { CONTACTS_KEPT_DAYS } from '../kit/kept.ts'

/** Forgets messages to us that are two years old. */
export default job({
  name: 'forgetContacts',
  schedule: '20 4 * * *',
  data: z.object({}),
  work: ({ db, now }) => forgetMessages(db, earlier(now, { days: CONTACTS_KEPT_DAYS })),
})
