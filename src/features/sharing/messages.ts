import type { Notice } from '#platform/jobs/notify.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'

/** To whoever a keeper wants to share their records with. */
export const askedToShare = (keeperId: string): Notice => ({
  source: `account/${keeperId}`,
  fixed: 'same',
  subject: 'Someone you live with would like to share their pets’ records with you',
  paragraphs: [
    `They’ve registered their pets with ${site.name} and typed in your e-mail address. If you say yes, you’ll see their pets’ records, you can report one missing or found, and finders’ messages come to you as well.`,
    'Sign in, or create a free account with this e-mail address and confirm it. Your profile page then says who it is.',
    'If you don’t recognise this, ignore it: nothing is shared unless you say yes.',
  ],
  button: { words: 'See who it is', link: paths.profile },
})

export const sharingAccepted = (name: string): Notice => ({
  subject: `${name} now shares your pets’ records`,
  paragraphs: [
    `They see your pets’ records from now on, can report one missing or found, and get finders’ messages as well. You’re still the keeper: only you can change a record or pass a pet on.`,
    'You can end this on your profile page at any time.',
  ],
  button: { words: 'Go to your profile', link: paths.profile },
})

export const sharingDeclined = (email: string): Notice => ({
  subject: 'Your pets’ records stay with you',
  paragraphs: [`The person you asked at ${email} said no, so nothing is shared with them.`],
})

export const sharingEnded = (name: string): Notice => ({
  subject: `You and ${name} no longer share pets’ records`,
  paragraphs: ['One of you has ended it. Nothing else has changed.'],
})
