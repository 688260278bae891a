import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { Said } from '../provider.ts'
import { settle } from '../settle.ts'

/** Writes down what the provider said of a payment, and gives what was paid for. */
export default job({
  name: 'settlePayment',
  data: z.object({ paymentId: z.string(), said: Said.nullable(), closedBy: z.enum(['clock', 'payments']).nullable() }),
  work: ({ data, ...tools }) => settle(tools, data),
})
