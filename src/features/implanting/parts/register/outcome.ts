import { ANSWER_DAYS, LETTER_DAYS, LETTER_REMINDERS, REMINDERS } from '#features/offers/lifecycle.ts'
import { listed } from '#platform/listed.ts'
import type { ChipAnswers } from './answers.ts'

/** What happens once an animal is registered for somebody, in order. */
export function nextFor({ as, to, withCredit }: Pick<ChipAnswers, 'as' | 'to' | 'withCredit'>): { title: string; text: string }[] {
  const who = as === 'breeder' ? 'breeder' : 'keeper'
  const days = listed(REMINDERS.map(String))
  return [
    to.by === 'letter'
      ? byLetter(who)
      : {
          title: `We’re asking the ${who} now`,
          text: `They’ll see what you entered, correct any mistakes and confirm that the animal is theirs. They have ${ANSWER_DAYS} days, and we’ll remind them after ${days}.`,
        },
    withCredit
      ? { title: 'They pay nothing', text: 'We’ve used one of your credits for this animal.' }
      : {
          title: 'They pay once',
          text: 'They pay when they say yes, and see the price first. The animal can be found in the meantime, paid or not.',
        },
    {
      title: 'You can see their answer',
      text: 'Look under “Chips” to see whether they’ve answered. If they say no or don’t answer, you can ask them again or ask someone else.',
    },
  ]
}

/** What follows where somebody is asked on paper. */
export const byLetter = (who: 'breeder' | 'keeper') => ({
  title: `We’re posting a letter to the ${who}`,
  text: `It has a code to become the keeper with, on our website or by telephone. They have ${LETTER_DAYS} days, and we’ll write again after ${listed(LETTER_REMINDERS.map(String))}. You can send the letter again under “Chips”.`,
})

/** The words of the way to the next animal. */
export const nextWords = ({ as }: Pick<ChipAnswers, 'as'>) =>
  as === 'breeder' ? 'Register next in litter' : 'Register next for this keeper'
