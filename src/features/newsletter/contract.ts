import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Email } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { Topics } from './shapes.ts'

const Token = z.string().min(1).max(100)
const linkUnknown = [404, 'We don’t recognise this link. Open the whole link from our e-mail.'] as const

export const subscribeNewsletter = call('subscribeNewsletter', {
  flag: 'newsletter',
  method: 'POST',
  summary: 'Ask for our newsletter. We e-mail a link to confirm the address, and say the same whether or not we know it.',
  who: 'anyone',
  acting: 'self',
  input: z.strictObject({ email: asking('Enter an e-mail address, for example name@example.com', Email) }),
  output: z.null(),
  says: 'Check your e-mail. We’ve sent you a link to confirm that you want our newsletter.',
  refuses: {},
  limit: { times: 5, seconds: 3600 },
})

export const confirmNewsletter = call('confirmNewsletter', {
  method: 'POST',
  summary: 'Confirm an address with the link we e-mailed, and choose what we send to it.',
  who: 'anyone',
  acting: 'self',
  input: z.strictObject({ token: Token, topics: Topics }),
  /** With which the choice can be changed. */
  output: z.object({ token: z.string() }),
  says: 'You’ll get our newsletter',
  refuses: { linkEnded: [404, 'This link has been used, or is more than 7 days old. Sign up again at the foot of any page.'] },
  limit: { times: 30, seconds: 600 },
})

export const newsletterChoice = call('newsletterChoice', {
  method: 'GET',
  summary: 'What the newsletter sends to an address, by the link in each issue.',
  who: 'anyone',
  acting: 'self',
  input: z.strictObject({ token: Token }),
  output: z.object({ email: z.string(), topics: Topics, hasLeft: z.boolean() }),
  says: 'What we send you',
  refuses: { linkUnknown },
  limit: { times: 60, seconds: 600 },
})

export const saveNewsletterTopics = call('saveNewsletterTopics', {
  method: 'POST',
  summary: 'Choose what the newsletter sends to an address, by the link in each issue.',
  who: 'anyone',
  acting: 'self',
  input: z.strictObject({ token: Token, topics: Topics }),
  output: z.null(),
  says: 'Saved',
  refuses: { linkUnknown },
  limit: { times: 30, seconds: 600 },
})

export const leaveNewsletter = call('leaveNewsletter', {
  method: 'POST',
  summary: 'Leave the newsletter, or take that back within 30 days, by the link in each issue.',
  who: 'anyone',
  acting: 'self',
  input: z.strictObject({ token: Token, undo: z.boolean().default(false) }),
  output: z.object({ hasLeft: z.boolean() }),
  says: 'Saved',
  refuses: { linkUnknown },
  limit: { times: 30, seconds: 600 },
})
