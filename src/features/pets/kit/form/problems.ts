import type { Problems } from '#platform/web/steps.ts'
import type { PetAnswers } from './answers.ts'

/**
 * The contract's sentences by the fields of the form: the parts of a breed under `breed`, and an age where the contract wants a date.
 * `within` is where the pet stands in the form, as in `pet.`.
 */
export function inFormWords(problems: Problems, answers: PetAnswers, within = ''): Problems {
  const worded = Object.entries(problems).map(([path, sentence]) => {
    if (!path.startsWith(within)) return [path, sentence] as const
    const name = path.slice(within.length)
    const field = name.startsWith('breed.') ? 'breed' : name
    return [within + field, ownWords(field, answers) ?? sentence] as const
  })
  return Object.fromEntries(worded)
}

function ownWords(field: string, answers: PetAnswers): string | undefined {
  switch (field) {
    case 'breed':
      return withoutBreed(answers)
    case 'bornOn':
      return withoutAge(answers)
    default:
      return undefined
  }
}

function withoutBreed({ breed: { kind, first, second, text } }: PetAnswers): string | undefined {
  if (kind === 'description') return text.trim() === '' ? 'Describe the animal in a few words' : undefined
  const named = kind === 'cross' ? [first, second] : [first]
  const stranger = named.find(({ id, text }) => id === '' && text.trim() !== '')
  if (stranger) return `Choose a breed from the list for “${stranger.text.trim()}”, or describe the animal in your own words`
  if (named.every(({ id }) => id !== '')) return undefined
  return kind === 'cross' ? 'Choose both breeds of the cross' : 'Choose the breed, or describe the animal in your own words'
}

function withoutAge({ bornHow, ageYears, ageMonths }: PetAnswers): string | undefined {
  const isGiven = bornHow !== 'age' || ageYears.trim() !== '' || ageMonths.trim() !== ''
  return isGiven ? undefined : 'Enter roughly how old the animal is, in years or months'
}
