import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { forgetReaders } from '../readers.ts'

export default job({
  name: 'forgetNewsletterReaders',
  schedule: '55 3 * * *',
  data: z.object({}),
  work: async ({ db, now }) => forgetReaders(db, now),
})
