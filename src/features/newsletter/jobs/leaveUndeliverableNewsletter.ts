import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'

/** An address that no mail server takes anything for gets no more issues. */
export default job({
  name: 'leaveUndeliverableNewsletter',
  data: z.object({ email: z.string() }),
  work: async ({ data, db }) => void (await db.deleteFrom('newsletterSubscriber').where('email', '=', data.email.toLowerCase()).execute()),
})
