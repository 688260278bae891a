import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { doubt } from '../doubt.ts'
import { keeperAt } from '../queries.ts'

/** DETAILS-1: a message couldn’t be delivered. Where it was to a keeper, how they are reached is in doubt. */
export default job({
  name: 'messageCameBack',
  data: z.object({ channel: z.enum(['email', 'sms']), address: z.string() }),
  work: async (context) => {
    const { channel, address } = context.data
    const keeperId = await keeperAt(context.db, channel, address)
    if (keeperId) await doubt(context, keeperId, channel)
  },
})
