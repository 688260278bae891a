import type { Notice } from '#platform/jobs/notify.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import type { Why } from './shapes.ts'

const SAID = {
  year: {
    subject: 'Are your details still right?',
    says: 'You haven’t confirmed your address, phone number and e-mail for more than a year.',
    text: 'Are your contact details still right? Confirm them so that we can reach you if your pet is found:',
  },
  email: {
    subject: 'Our e-mail to you came back',
    says: 'An e-mail that we sent you came back, so we might not reach you if your pet is found.',
    text: 'Our e-mail to you came back. Check your address so that we can reach you if your pet is found:',
  },
  sms: {
    subject: 'Our text to you didn’t arrive',
    says: 'A text that we sent you couldn’t be delivered, so we might not reach you if your pet is found.',
    text: 'Our text to you didn’t arrive. Check your number:',
  },
} as const

/** DETAILS-2: asks a keeper to confirm how we reach them. */
export const stillRight = (why: Why): Notice => ({
  kind: 'needed',
  subject: SAID[why].subject,
  paragraphs: [
    SAID[why].says,
    'Sign in and confirm your details, or change what’s no longer right. It’s free, and takes a minute. Your pets can be found in the meantime.',
  ],
  button: { words: 'Check my details', link: paths.profile },
  text: `${site.name}: ${SAID[why].text}`,
})
