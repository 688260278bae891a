import { milesText } from '#platform/text/miles.ts'
import { capitalised } from '#platform/text/sentence.ts'
import type { Reason } from './matches.ts'

/** Why two animals may be the same one, in words for their keeper. */
export const reasonsInWords = (reasons: readonly Reason[]): string[] => reasons.map(inWords)

function inWords(reason: Reason): string {
  switch (reason.kind) {
    case 'breed':
      return 'Same breed'
    case 'partOfBreed':
      return 'One breed in common'
    case 'colour':
      return `Both ${listed(reason.words)}`
    case 'marks':
      return `Both described with “${reason.words.join('”, “')}”`
    case 'sex':
      return 'Same sex'
    case 'size':
      return 'Same size'
    case 'near':
      return `${capitalised(milesText(reason.metres))} apart`
    case 'soon':
      return reason.days === 0 ? 'On the same day' : `${reason.days} ${reason.days === 1 ? 'day' : 'days'} apart`
  }
}

const listed = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words)
