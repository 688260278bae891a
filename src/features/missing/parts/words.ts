import { SPECIES, speciesWords } from '#knowledge/animals/species.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { milesText } from '#platform/text/miles.ts'
import type { Tone } from '#ui/palette.ts'
import type { getFoundAnimal, getLostPet, getLostPets } from '../contract.ts'

export type Listed = AnswerOf<typeof getLostPets>['items'][number]
export type LostAnimal = AnswerOf<typeof getLostPet>
export type FoundAnimal = AnswerOf<typeof getFoundAnimal>

export const wordsOf = (species: string) => speciesWords[SPECIES.find((one) => one === species) ?? 'other']

/** What an animal is called: by its name, or by what it is. */
export const calledOf = ({ name, species }: Pick<Listed, 'name' | 'species'>): string => name ?? `A ${wordsOf(species).one}`

/** Where it stands, in a word or two. */
export function tagOf({ kind, stolen, isResting, whereabouts }: Listed): { label: string; tone: Tone } {
  if (kind === 'found') return whereabouts === 'seen' ? { label: 'Seen', tone: 'info' } : { label: 'Found', tone: 'good' }
  if (stolen) return { label: 'Stolen', tone: 'alert' }
  return isResting ? { label: 'Still missing', tone: 'watch' } : { label: 'Missing', tone: 'alert' }
}

export const whereaboutsWords: Record<NonNullable<Listed['whereabouts']>, string> = {
  seen: 'Seen, but not with anyone',
  withFinder: 'With the person who found it',
  vet: 'At a vet practice',
  rescue: 'At a rescue',
  council: 'With the council’s dog warden',
}

export const sizeWords: Record<NonNullable<Listed['size']>, string> = { small: 'Small', medium: 'Medium', large: 'Large' }
export const sexWords: Record<Listed['sex'], string> = { male: 'Male', female: 'Female', unknown: 'Not known' }

export const surenessWords = { sure: 'Sure it’s the same animal', likely: 'Likely the same animal', unsure: 'Not sure' } as const

/** How far away, as far as strangers are told. */
export const farText = (metres: number): string => `${milesText(metres)} away`
