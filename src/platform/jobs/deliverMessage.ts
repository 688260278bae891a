import * as z from 'zod'
import { job } from './job.ts'

/** Hands one message to the vendor. A retry carries the same id, so the person gets it once. */
export default job({
  name: 'deliverMessage',
  outside: true,
  data: z.discriminatedUnion('channel', [
    z.object({ channel: z.literal('email'), id: z.string(), to: z.string(), subject: z.string(), text: z.string(), html: z.string() }),
    z.object({ channel: z.literal('sms'), id: z.string(), to: z.string(), text: z.string() }),
  ]),
  work: async ({ data, needs }) => {
    if (data.channel === 'email') return needs.email.send(data)
    return needs.sms.send(data)
  },
})
