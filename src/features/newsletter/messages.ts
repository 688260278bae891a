import type { Notice } from '#platform/jobs/notify.ts'
import { paths } from '#src/paths.ts'

/** Asks whoever reads at an address whether it was them. */
export const confirmAddress = (secret: string): Notice => ({
  kind: 'code',
  subject: 'Confirm that you want our newsletter',
  paragraphs: [
    'Someone asked for our newsletter with this address. If it was you, confirm it with the button below and choose what we send you.',
    'The link works for 7 days. If it wasn’t you, do nothing: we’ll delete the address after that, and won’t send you the newsletter.',
  ],
  button: { words: 'Confirm my address', link: paths.confirmNewsletter(secret) },
  fixed: 'same',
})

/** For somebody who gets it already: the page said the same as to everyone. */
export const alreadyReads = (token: string): Notice => ({
  kind: 'code',
  subject: 'You already get our newsletter',
  paragraphs: ['Someone asked for our newsletter with this address. You’re on the list already, so there’s nothing to do.'],
  button: { words: 'Choose what we send, or leave', link: paths.newsletter(token) },
  fixed: 'same',
})
