import { FOUND_DAYS } from '#features/missing/lifecycle.ts'
import type { Question } from './question.ts'

export const found: readonly Question[] = [
  {
    asked: 'I’ve found an animal. What do I do first?',
    answer: [
      'Keep it calm and safe, and look at its collar. Then have its chip read: any vet practice or council dog warden can do that. [Enter the number on our home page](/home), and you’ll see where it’s registered and how to reach its keeper.',
      'If it’s hurt, call the nearest vet before anything else. If it’s a stray dog, the law says you must return it or tell the council straight away.',
    ],
    also: 'stray lost dog cat street council warden',
  },
  {
    asked: 'Do I need an account to look up a chip?',
    answer: ['No. Anyone can look up a chip, at any hour, for free. You can also leave a message for the keeper without an account.'],
    also: 'login sign in free search number',
  },
  {
    asked: 'Why doesn’t the answer say who the keeper is?',
    answer: [
      'Because anyone can type in a number. A lookup says whether a chip is registered and where, and nothing about a person.',
      'You can leave a message, and we’ll get it to the keeper within seconds. They can reply the same way, and neither of you sees the other’s details.',
    ],
    also: 'owner name phone address contact',
  },
  {
    asked: 'No register has the number. What does that mean?',
    answer: [
      'Usually a digit is wrong, so scan again or check the label digit by digit. Some registers don’t answer other registers: try those listed on [our home page](/home) too.',
      'The chip may never have been registered. The council or a rescue centre can look for the keeper in other ways.',
    ],
    also: 'not found unknown unregistered',
  },
  {
    asked: 'How do I report an animal I’ve found?',
    answer: [
      `[Report it here](/lost-found/found), without an account, in one of ten languages. We compare it with pets that are missing nearby and tell their keepers if it could be theirs. We only show roughly where it is. A report ends after ${FOUND_DAYS} days.`,
    ],
    also: 'found dog cat sighting list',
  },
  {
    asked: 'Can I keep a dog I’ve found?',
    answer: [
      'Not straight away. The law says you have to return it or tell the council. If no one claims it, the council may let you keep it. On our register, a stray’s record doesn’t move to a new keeper until the council has released it. [Read what the law says](/news/you-found-a-dog).',
    ],
    also: 'stray keep council 7 days finder',
  },
]
