import * as z from 'zod'
import { CaptchaSolution } from '#features/accounts/shapes.ts'
import { call } from '#platform/contract/call.ts'
import { PersonName } from '#platform/contract/contacts.ts'
import { Email, Prose } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { ChipsAsked } from './shapes.ts'
import { ALL_TOPICS } from './subjects.ts'

export const saveContactus = call('saveContactus', {
  method: 'POST',
  summary: 'Write to us, or ask for free chips. You get a reference straight away and by e-mail.',
  who: 'anyone',
  input: z.strictObject({
    topic: asking('Choose what it’s about', z.enum(ALL_TOPICS)),
    name: PersonName,
    email: Email,
    text: Prose(4000, 'Write your message'),
    /** For free chips: who asks, and what for. */
    chips: ChipsAsked.optional(),
    captcha: CaptchaSolution.default(''),
  }),
  output: z.object({ reference: z.string() }),
  says: 'Message sent',
  refuses: {
    sayWhoFor: [400, 'Say who the chips are for and how many you’d like'],
    captchaFailed: [400, 'Tick the box to show you’re a person, then try again'],
  },
  limit: { times: 10, seconds: 3600 },
})
