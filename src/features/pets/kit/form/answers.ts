import { withoutBlanks } from '#platform/web/form.ts'
import { bornFromAge } from '../born.ts'

/** One breed as it was found in the list: `id` is empty until one is chosen, `text` is what stands in the field. */
/** `asTyped`: the list couldn’t be asked, so that what was typed describes the animal. */
export type NamedBreed = { id: string; text: string; asTyped?: boolean }

export type BreedAnswer = { kind: string; first: NamedBreed; second: NamedBreed; text: string }

/** What a keeper has said of an animal so far; '' where nothing is said yet. */
export type PetAnswers = {
  chipNumber: string
  evenIfHeldElsewhere: boolean
  species: string
  breed: BreedAnswer
  name: string
  originalName: string
  sex: string
  neutered: string
  colour: string
  markings: string
  /** `date` when the day is known, `age` when only the age is. */
  bornHow: string
  bornOn: string
  ageYears: string
  ageMonths: string
  /** The estimate of an earlier day, which stands until another age is given. */
  bornEstimate: string
  photoId: string
  photoUrl: string
  /** Of a dog that’s on the register already: it’s given once the Kennel Club has registered it. */
  kennelClubNumber: string
  implant: { implantedOn: string; site: string; implanterName: string }
}

export const noBreed: BreedAnswer = { kind: 'breed', first: { id: '', text: '' }, second: { id: '', text: '' }, text: '' }

export const blankPet: PetAnswers = {
  chipNumber: '',
  evenIfHeldElsewhere: false,
  species: '',
  breed: noBreed,
  name: '',
  originalName: '',
  sex: '',
  neutered: '',
  colour: '',
  markings: '',
  bornHow: 'date',
  bornOn: '',
  ageYears: '',
  ageMonths: '',
  bornEstimate: '',
  photoId: '',
  photoUrl: '',
  kennelClubNumber: '',
  implant: { implantedOn: '', site: '', implanterName: '' },
}

/** The facts that may change later, as the calls take them. */
export function factsAsked(answers: PetAnswers, now: Date): Record<string, unknown> {
  const { name, sex, neutered, colour, markings, implant } = answers
  return {
    ...filled({ name, sex, neutered, colour, markings, breed: breedAsked(answers.breed), bornOn: bornOnOf(answers, now) }),
    bornExactly: answers.bornHow === 'date',
    photoId: answers.photoId || null,
    implant: { ...implant, implantedOn: implant.implantedOn || null },
  }
}

/** A new pet as the calls take it. */
export function petAsked(answers: PetAnswers, now: Date): Record<string, unknown> {
  const { chipNumber, species, originalName, evenIfHeldElsewhere } = answers
  return { ...filled({ chipNumber, species, originalName }), ...factsAsked(answers, now), evenIfHeldElsewhere }
}

/** The date of birth that the answers give, as `YYYY-MM-DD`; '' when they give none. */
export function bornOnOf({ bornHow, bornOn, ageYears, ageMonths, bornEstimate }: PetAnswers, now: Date): string {
  if (bornHow === 'date') return bornOn
  const isGiven = ageYears.trim() !== '' || ageMonths.trim() !== ''
  return isGiven ? bornFromAge({ years: ageYears, months: ageMonths }, now) : bornEstimate
}

/** The breed in words, as far as it is chosen. */
export function breedText({ kind, first, second, text }: BreedAnswer): string {
  if (kind === 'description') return text
  const chosen = kind === 'cross' ? [first, second] : [first]
  return chosen
    .filter(({ id, asTyped }) => id !== '' || asTyped)
    .map((breed) => breed.text)
    .join(' × ')
}

function breedAsked({ kind, first, second, text }: BreedAnswer): unknown {
  if (kind === 'description') return { kind, text }
  const named = kind === 'cross' ? [first, second] : [first]
  if (named.some(({ asTyped }) => asTyped)) return { kind: 'description', text: named.map((breed) => breed.text.trim()).join(' × ') }
  if (kind === 'cross') return { kind, breedIds: [idOf(first), idOf(second)] }
  return { kind: 'breed', breedId: idOf(first) }
}

/** What was typed and not chosen stands for itself: it is on no list, and whoever checks says so. */
const idOf = ({ id, text }: NamedBreed) => id || text.trim().slice(0, 60)

/** Fields with something in them. */
function filled(fields: Record<string, unknown>): Record<string, unknown> {
  return { ...Object(withoutBlanks(fields)) }
}
