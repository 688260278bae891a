import type { AnswerOf } from '#platform/contract/call.ts'
import { partOf, textIn } from '#platform/web/read.ts'
import type { getPetDetail } from '../../contract.ts'
import { type BreedAnswer, blankPet, noBreed, type PetAnswers } from './answers.ts'

export type PetDetail = AnswerOf<typeof getPetDetail>

/** A pet's record as the answers of a form, to be changed. */
export function answersOf(pet: PetDetail): PetAnswers {
  const { chipNumber, species, name, originalName, sex, neutered, colour, markings, bornOn, bornExactly } = pet
  return {
    ...blankPet,
    chipNumber,
    species,
    name,
    originalName,
    sex,
    neutered,
    colour,
    markings,
    breed: breedAnswerOf(pet),
    ...(bornExactly ? { bornHow: 'date', bornOn } : { bornHow: 'age', bornEstimate: bornOn }),
    photoId: pet.photoId ?? '',
    photoUrl: pet.photoUrl ?? '',
    kennelClubNumber: pet.kennelClubNumber,
    implant: { implantedOn: pet.implantedOn ?? '', site: pet.implantSite, implanterName: pet.implanterName },
  }
}

/** The breed of a record as the answer of a form. The names of a cross stand in the record as 'Beagle × Poodle'. */
export function breedAnswerOf({ breed, breedChoice }: Pick<PetDetail, 'breed' | 'breedChoice'>): BreedAnswer {
  const kind = textIn(breedChoice, 'kind')
  if (kind === 'breed') return { ...noBreed, kind, first: { id: textIn(breedChoice, 'breedId') ?? '', text: breed } }
  if (kind !== 'cross') return { ...noBreed, kind: 'description', text: breed }

  const ids = partOf(breedChoice, 'breedIds')
  const [first = '', second = ''] = Array.isArray(ids) ? ids.map(String) : []
  const [firstName = '', secondName = ''] = breed.split(' × ')
  return { ...noBreed, kind, first: { id: first, text: firstName }, second: { id: second, text: secondName } }
}
