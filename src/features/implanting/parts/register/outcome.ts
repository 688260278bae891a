import { ANSWER_DAYS, REMINDERS } from '#features/offers/lifecycle.ts'
import { listed } from '#platform/listed.ts'
import type { ChipAnswers } from './answers.ts'

/** What happens once an animal is registered for somebody, in order. */
export function nextFor({ as, withCredit }: Pick<ChipAnswers, 'as' | 'withCredit'>): { title: string; text: string }[] {
  const who = as === 'breeder' ? 'breeder' : 'keeper'
  const days = listed(REMINDERS.map(String))
  return [
    {
      title: `The ${who} is asked now`,
      text: `They see what you wrote, put right what is wrong, and say that the animal is theirs. They have ${ANSWER_DAYS} days, and are reminded after ${days} of them.`,
    },
    withCredit
      ? { title: 'They pay nothing', text: 'One of your registrations is used for this animal.' }
      : {
          title: 'They pay once',
          text: 'When they say yes. They see the price first, and the animal can be found meanwhile, paid or not.',
        },
    {
      title: 'You are told how it goes',
      text: 'Under “Chips” you see whether they have answered. If they say no or don’t answer, you can ask them again or ask someone else.',
    },
  ]
}

/** The words of the way to the next animal. */
export const nextWords = ({ as }: Pick<ChipAnswers, 'as'>) => (as === 'breeder' ? 'Next one of the litter' : 'Next one of the same keeper')
