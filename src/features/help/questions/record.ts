import { FILE_LINKS_DAYS } from '#features/accounts/kit/kept.ts'
import { CLOSING_DAYS } from '#features/accounts/lifecycle.ts'
import { UNDO_DAYS } from '#features/pets/lifecycle.ts'
import type { Question } from './question.ts'

export const record: readonly Question[] = [
  {
    asked: 'I’ve moved house or changed my number. How do I update it?',
    answer: [
      'In [your profile](/customer-dashboard/profile), for free, as often as you like. All your pets follow. To confirm a new number we text you a code, and to confirm a new e-mail address we send you a link.',
    ],
    also: 'change new address moved phone mobile update details email',
  },
  {
    asked: 'I’ve forgotten my password',
    answer: [
      '[Enter your e-mail address](/forgot-password), and we’ll send you a link that works once. When you’ve chosen a new password, you’re signed out everywhere else.',
    ],
    also: 'reset sign in login locked',
  },
  {
    asked: 'Can more than one person look after a pet’s record?',
    answer: [
      'Yes. You can share your records with the people you live with, from your profile. They see your animals’ records and conversations, and can report a pet missing. You can end it at any time.',
    ],
    also: 'family partner husband wife share household joint account add',
  },
  {
    asked: 'My pet has died. What should I do?',
    answer: [
      `We’re sorry. Say so on its record, and we stop all reminders about it. Its number stays with it and is never used again. If it was a mistake, you can undo it for ${UNDO_DAYS} days.`,
    ],
    also: 'dead death deceased passed away',
  },
  {
    asked: 'We’re moving abroad. Does the registration still count?',
    answer: [
      'Say on the record that your pet has left the country for good. It can still be found by its chip. Many countries have a register of their own, so register it there as well. If you come back, say so, and the record continues.',
    ],
    also: 'export emigrate leave country europe',
  },
  {
    asked: 'How do I get a copy of everything you hold about me?',
    answer: [
      `Download it from [your profile](/customer-dashboard/profile), for free, whenever you like. It comes as one file, with a link to each photo and document you’ve sent us. The links work for ${FILE_LINKS_DAYS} days.`,
    ],
    also: 'gdpr data export subject access download',
  },
  {
    asked: 'How do I close my account?',
    answer: [
      `In your profile. You have ${CLOSING_DAYS} days to change your mind. After that we only keep what [our privacy policy](/privacy-policy#kept) says. Pass your pets on first, or say what’s become of them, so that a finder isn’t left without an answer.`,
    ],
    also: 'delete remove erase cancel account',
  },
  {
    asked: 'Can I protect my account with a second step?',
    answer: [
      'Yes, with an authenticator app: switch it on in your profile. You get recovery codes for the day you lose your phone. You also see where you’re signed in, and can sign out any device.',
    ],
    also: '2fa two factor authenticator security code',
  },
]
