import { MESSAGES_KEPT_DAYS } from '#features/chat/kit/kept.ts'
import { RESTS_AFTER_DAYS } from '#features/missing/lifecycle.ts'
import type { Question } from './question.ts'

export const missing: readonly Question[] = [
  {
    asked: 'My pet is missing. How do I report it?',
    answer: [
      'Sign in and [report it missing](/lost-found/lost). It’s free. From then on, anyone who looks up its chip is told that it’s missing, and no one else can become its keeper.',
      'You also get a poster to print and a page to share. [Here’s what to do in the first hour](/news/first-hour).',
    ],
    also: 'lost dog cat stolen gone poster',
  },
  {
    asked: 'Who hears that my pet is missing?',
    answer: [
      'People nearby who’ve asked us to e-mail them about lost animals: for a dog within 5 kilometres at first and up to 30, for a cat within 500 metres at first and up to 3 kilometres. Anyone can see it on [lost and found](/lost-found), where the place is only roughly right.',
    ],
    also: 'alert radius neighbours email area',
  },
  {
    asked: 'My pet has been stolen. What’s different?',
    answer: [
      'Call the police on 101 first and ask for a crime reference. Then report it stolen here. The chip’s record is locked in the same way as for a missing pet, and anyone who looks it up is told.',
    ],
    also: 'theft police crime dognapping abducted',
  },
  {
    asked: 'Will I know if someone looks up my pet?',
    answer: [
      'Yes. We’ll tell you by e-mail or text message, and [your account](/customer-dashboard/lookups) lists every lookup with its time and, if the finder chose to leave it, the place. The exception is a lookup by the police or another authority to prevent or investigate a crime: you see that once it can do no harm.',
    ],
    also: 'scan notification scanned told alert',
  },
  {
    asked: 'What if I don’t see a finder’s message in time?',
    answer: [
      'While your pet is missing, we text the second contact on your record if you haven’t answered a finder for 15 minutes. You can add one in [your profile](/customer-dashboard/profile).',
      `Messages stay in your account for ${MESSAGES_KEPT_DAYS} days.`,
    ],
    also: 'emergency contact second asleep holiday',
  },
  {
    asked: 'How long does a search stay open?',
    answer: [
      `Until you say that your pet is home. If no one has touched it for ${RESTS_AFTER_DAYS} days it rests: it can still be seen, your pet stays marked as missing, and you can begin it again.`,
    ],
    also: 'end close expire found home',
  },
]
