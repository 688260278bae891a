import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { RefundSaid, reconcileRefund } from '../refundreconciliation.ts'

/** Writes down what became of a refund at the provider. */
export default job({
  name: 'reconcileRefund',
  data: z.object({ refundId: z.string(), said: RefundSaid }),
  work: ({ data, ...tools }) => reconcileRefund(tools, data),
})
