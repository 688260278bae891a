import { BETWEEN_LETTERS_DAYS, MOST_LETTERS, offerLife } from '#features/offers/lifecycle.ts'
import { later } from '#platform/clock/clock.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { whenText } from '#platform/text/whentext.ts'

interface Letter {
  letters: number
  letterAt: Date | null
}

/** OFFER-3 Whether its implanter may have the letter about an animal sent again; `letter` is null where nobody waits for an answer to one. */
export function mayWriteAgain({ letter, now }: { letter: Letter | null; now: Date }): true | Because {
  if (!letter) return because(null, 'There’s no letter waiting for an answer about this animal')
  if (!letter.letterAt) return because(LETTER_CLAUSE, 'The letter is on its way already')
  if (letter.letters >= MOST_LETTERS)
    return because(
      LETTER_CLAUSE,
      `We’ve sent ${MOST_LETTERS} letters about this animal. Check the address, then withdraw the request and ask again.`,
    )
  const from = later(letter.letterAt, { days: BETWEEN_LETTERS_DAYS })
  return (
    now >= from ||
    because(
      LETTER_CLAUSE,
      `We sent a letter on ${whenText(letter.letterAt, 'day')}. You can have it sent again from ${whenText(from, 'day')}.`,
    )
  )
}

const LETTER_CLAUSE = offerLife.starts.askToConfirm.clause
