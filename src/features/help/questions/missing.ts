import { MESSAGES_KEPT_DAYS } from '#features/chat/kit/kept.ts'
import { alertMetres } from '#features/missing/alertMetres.ts'
import { RESTS_AFTER_DAYS } from '#features/missing/lifecycle.ts'
import { milesText } from '#platform/text/miles.ts'
import type { Question } from './question.ts'

/** Days after which a search has its widest circle. */
const LATER = RESTS_AFTER_DAYS

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
      `People nearby who’ve asked us to e-mail them about lost animals: for a dog ${milesText(alertMetres('dog', 0))} away at first and up to ${milesText(alertMetres('dog', LATER))}, for a cat ${milesText(alertMetres('cat', 0))} away at first and up to ${milesText(alertMetres('cat', LATER))}. Anyone can see it on [lost and found](/lost-found), where the place is only roughly right.`,
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
      'Yes. We’ll tell you by e-mail or text message, at most once an hour for each pet. While your pet is missing, we tell you about each person who looks it up. [Your account](/customer-dashboard/lookups) lists every lookup with its time and, if the finder chose to leave it, the place.',
      'When the police or another authority look at your record to prevent or investigate a crime, we sometimes tell you only once it can’t harm their work.',
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
      `Until you say that your pet is home. If nothing has happened for ${RESTS_AFTER_DAYS} days, we pause it. Your pet stays marked as missing, people can still see it, and you can start the search again.`,
    ],
    also: 'end close expire found home',
  },
]
