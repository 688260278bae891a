import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { RefundSaid, settleRefund } from '../refundsettling.ts'

/** Writes down what became of a refund at the provider. */
export default job({
  name: 'settleRefund',
  data: z.object({ refundId: z.string(), said: RefundSaid }),
  work: ({ data, ...tools }) => settleRefund(tools, data),
})
