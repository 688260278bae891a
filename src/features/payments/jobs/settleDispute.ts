import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { DisputeSaid, settleDispute } from '../disputing.ts'
import { Said } from '../provider.ts'

/** Writes down what became of a dispute at the provider. */
export default job({
  name: 'settleDispute',
  data: z.object({ paymentId: z.string(), intent: Said, said: DisputeSaid }),
  work: ({ data, ...tools }) => settleDispute(tools, data),
})
