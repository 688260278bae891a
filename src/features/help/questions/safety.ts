import { site } from '#src/site.ts'
import type { Question } from './question.ts'

export const safety: readonly Question[] = [
  {
    asked: 'I’ve had a message saying my pet’s chip registration has expired',
    answer: [
      'That’s a well-known scam. Microchips don’t expire, and neither do registrations with us. Don’t follow its link. [Check the message](/is-it-us), and [read how the scam works](/news/chip-scams).',
    ],
    also: 'scam phishing fake email text renew fraud',
  },
  {
    asked: 'How do I know that a message is from you?',
    answer: [
      'Paste it into [Is this message from us?](/is-it-us). We never ask for a password, a card number or a code in a message, and never say that a chip has expired.',
      'You can also set a word of your own in your profile. We put it in our e-mails to you.',
    ],
    also: 'genuine real scam sender phishing verify word',
  },
  {
    asked: 'Who can see my details?',
    answer: [
      'Not the people who look up a chip. Vets, rescues, dog wardens and the police can, once we’ve verified them and they’ve said why, and you can see each time they did. [Our privacy policy](/privacy-policy) says more.',
    ],
    also: 'privacy personal data safe secure address phone visible gdpr',
  },
  {
    asked: 'Do you sell my data or send me adverts?',
    answer: [
      'We don’t sell it. We only send you news and offers if you say so, and each one has a link to stop them. Messages about your pet’s chip are part of the service.',
    ],
    also: 'marketing newsletter unsubscribe spam third party',
  },
  {
    asked: 'Which cookies do you use?',
    answer: ['None. [What’s kept in your browser, and why](/cookies).'],
    also: 'cookie banner tracking analytics storage',
  },
  {
    asked: 'Can I call instead?',
    answer: [
      `Yes, on [${site.phone}](${site.phoneLink}). ${site.hours.map(({ days, times }) => `${days} ${times}`).join(', ')}. ${site.outsideHours} The chip search works day and night. You can also [write to us](/contact-us).`,
    ],
    also: 'phone telephone number contact you reach speak hours support help',
  },
]
