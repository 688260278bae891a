import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { settleRefund } from '../refunding.ts'

/** Writes down what became of a refund at the provider. */
export default job({
  name: 'settleRefund',
  data: z.object({ refundId: z.string(), made: z.union([z.object({ providerId: z.string() }), z.object({ why: z.string() })]) }),
  work: ({ data, ...tools }) => settleRefund(tools, data),
})
