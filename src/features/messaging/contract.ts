import * as z from 'zod'
import { call } from '#platform/contract/call.ts'

export const chooseMessages = call('chooseMessages', {
  method: 'POST',
  summary: 'The person at an address chooses, with the link in a message, whether we can write to it. They can undo either choice.',
  who: 'anyone',
  acting: 'self',
  input: z.strictObject({ token: z.string().min(1).max(100), choice: z.enum(['yes', 'stop', 'undo']) }),
  output: z.object({ choice: z.enum(['yes', 'stop', 'undo']) }),
  says: 'Saved',
  refuses: { linkUnknown: [404, 'We don’t recognise this link. Open the whole link from your message.'] },
  limit: { times: 30, seconds: 600 },
})
