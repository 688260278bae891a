import * as z from 'zod'
import { call } from '#platform/contract/call.ts'

export const chooseMessages = call('chooseMessages', {
  method: 'POST',
  summary: 'Whoever reads at an address says, by the link in a message, whether we may write to it; either can be taken back.',
  who: 'anyone',
  input: z.strictObject({ token: z.string().min(1).max(100), choice: z.enum(['yes', 'stop', 'undo']) }),
  output: z.object({ choice: z.enum(['yes', 'stop', 'undo']) }),
  says: 'Saved',
  refuses: { linkUnknown: [404, 'This link is not known. Open the whole link from your message.'] },
  limit: { times: 30, seconds: 600 },
})
