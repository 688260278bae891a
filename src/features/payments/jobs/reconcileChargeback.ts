import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { DisputeSaid, reconcileChargeback } from '../chargebacks.ts'
import { Said } from '../provider.ts'

/** Writes down what became of a dispute at the provider. */
export default job({
  name: 'reconcileChargeback',
  data: z.object({ paymentId: z.string(), intent: Said, said: DisputeSaid }),
  work: ({ data, ...tools }) => reconcileChargeback(tools, data),
})
