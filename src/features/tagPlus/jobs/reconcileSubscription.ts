import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { Said } from '../provider.ts'
import { reconcileSubscription } from '../reconcile.ts'

/** Writes down what the provider said of a subscription. */
export default job({
  name: 'reconcileSubscription',
  data: z.object({ subscriptionId: z.string(), said: Said }),
  work: async (context) => reconcileSubscription(context, context.data.subscriptionId, context.data.said),
})
