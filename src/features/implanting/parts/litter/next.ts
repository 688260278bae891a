import { ANSWER_DAYS, REMINDERS } from '#features/offers/lifecycle.ts'
import { listed } from '#platform/listed.ts'
import { byLetter } from '../register/outcome.ts'
import type { LitterAnswers } from './answers.ts'

/** What happens once a litter is registered for its breeder or keeper, in order. */
export const nextForLitter = ({
  as,
  to,
  withCredit,
}: Pick<LitterAnswers, 'as' | 'to' | 'withCredit'>): { title: string; text: string }[] => [
  to.by === 'letter'
    ? byLetter(as === 'breeder' ? 'breeder' : 'keeper')
    : {
        title: `We’re asking the ${as === 'breeder' ? 'breeder' : 'keeper'}`,
        text: `They’ll see what you entered, correct any mistakes and confirm that the animals are theirs. They have ${ANSWER_DAYS} days, and we’ll remind them after ${listed(REMINDERS.map(String))}.`,
      },
  withCredit
    ? { title: 'They pay nothing', text: 'We’ve used one of your credits for each animal.' }
    : {
        title: 'They pay once for each animal',
        text: 'They pay when they say yes, and see the price first. The animals can be found in the meantime, paid or not.',
      },
  {
    title: 'You can see their answers',
    text: 'Look under “Chips” to see whether they’ve answered. If they say no or don’t answer, you can ask them again or ask someone else.',
  },
]
