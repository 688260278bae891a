import type { ReactNode } from 'react'
import type { PetAnswers } from './answers.ts'

export type Problems = Record<string, ReactNode>

/**
 * The contract's sentences by the fields of the form and in its words: the parts of a breed under `breed`, and a question where the
 * contract, which does not know the form, lists its values. `within` is where the pet stands in the form, as in `pet.`.
 */
export function inFormWords(problems: Problems, answers: PetAnswers, within = ''): Problems {
  const worded = Object.entries(problems).map(([path, sentence]) => {
    if (!path.startsWith(within)) return [path, sentence] as const
    const name = path.slice(within.length)
    const field = name.startsWith('breed.') ? 'breed' : name
    return [within + field, ownWords(field, answers) ?? forDate(sentence) ?? sentence] as const
  })
  return Object.fromEntries(worded)
}

function ownWords(field: string, answers: PetAnswers): string | undefined {
  switch (field) {
    case 'species':
      return answers.species === '' ? 'Choose what kind of animal it is' : undefined
    case 'sex':
      return answers.sex === '' ? 'Choose female, male or not known' : undefined
    case 'neutered':
      return answers.neutered === '' ? 'Say whether the animal is neutered' : undefined
    case 'breed':
      return withoutBreed(answers)
    case 'bornOn':
      return withoutBirth(answers)
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

function withoutBirth({ bornHow, bornOn }: PetAnswers): string | undefined {
  if (bornHow === 'age') return undefined
  return bornOn === '' ? 'Enter the date of birth, or choose to give the age' : undefined
}

/** The contract asks for dates as computers write them; the form has three boxes. */
function forDate(sentence: ReactNode): string | undefined {
  if (typeof sentence !== 'string') return undefined
  if (/must be a date like/.test(sentence)) return 'Enter a day, month and year that exist, for example 27 3 2021'
  return sentence === 'Enter the born on' ? 'Enter roughly how old the animal is, in years or months' : undefined
}
