import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { Said } from '../provider.ts'
import { reconcile } from '../reconciliation.ts'

/** Writes down what the provider said of a payment, and gives what was paid for. */
export default job({
  name: 'reconcilePayment',
  data: z.object({ paymentId: z.string(), said: Said.nullable(), closedBy: z.enum(['clock', 'payments']).nullable() }),
  work: ({ data, ...tools }) => reconcile(tools, data),
})
