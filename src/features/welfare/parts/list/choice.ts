import { countText } from '#platform/text/counttext.ts'

export interface Choice {
  /** How many animals of the list can be chosen, on all its pages. */
  total: number
  /** How many of those one change takes. */
  most: number
  /** They're chosen already. */
  isChosen: boolean
}

/** What is said of the other pages of a list once all of its page is chosen, and the button that chooses them too. */
export function choiceWords({ total, most, isChosen }: Choice): { words: string; act: string | null } {
  const limit = total > most ? `You can change up to ${countText(most)} animals at a time.` : ''
  const which = total > most ? `the first ${countText(most)} of ${countText(total)}` : `all ${countText(total)} in this list`
  if (!isChosen) return { words: limit, act: `Select ${which}` }
  return { words: `${capital(which)} are selected. ${limit}`.trim(), act: null }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
