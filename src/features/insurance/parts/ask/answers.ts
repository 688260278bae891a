import { type BreedAnswer, blankPet, bornOnOf, noBreed, type PetAnswers } from '#features/pets/kit/form/answers.ts'
import { answersOf, type PetDetail } from '#features/pets/kit/form/answersof.ts'
import { CONDITIONS, INSURABLE } from '#knowledge/insurance/covers.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { withoutBlanks } from '#platform/web/form.ts'
import type { QuoteView } from '../../shapes.ts'

/** What somebody has answered for a quote so far: of the animal as every form asks it, and what decides the price besides. */
export type AskAnswers = PetAnswers & {
  chipped: string
  value: string
  postcode: string
  preExisting: string
  had: Record<string, boolean>
  cover: string
  limit: string
  excess: string
  startsOn: string
}

/** Nothing is chosen for anyone; only the day is filled in, as tomorrow. */
export const blankAnswers = (now: Date): AskAnswers => ({
  ...blankPet,
  chipped: '',
  value: '',
  postcode: '',
  preExisting: '',
  had: Object.fromEntries(CONDITIONS.map((condition) => [condition, false])),
  cover: '',
  limit: '',
  excess: '',
  startsOn: daysAfter(londonDate(now), 1),
})

/** What we know of a pet in somebody’s account. */
export const answersOfPet = (pet: PetDetail, now: Date): AskAnswers => {
  const known = answersOf(pet)
  const said = (word: string) => (word === 'unknown' ? '' : word)
  return { ...blankAnswers(now), ...known, sex: said(known.sex), neutered: said(known.neutered), chipped: 'yes' }
}

/** The answers of a quote, to be changed. */
export function answersOfQuote({ answers, petName }: QuoteView, now: Date): AskAnswers {
  const blank = blankAnswers(now)
  if (!answers) return blank
  const { species, bornOn, sex, neutered, chipped, valuePence, postcode, preExisting, conditions, cover } = answers
  return {
    ...blank,
    species,
    bornOn,
    sex,
    neutered,
    chipped,
    postcode,
    preExisting,
    cover,
    name: petName ?? '',
    breed: breedAnswer(answers),
    value: String(valuePence / 100),
    had: Object.fromEntries(CONDITIONS.map((condition) => [condition, conditions.includes(condition)])),
    limit: String(answers.limitPence),
    excess: String(answers.excessPence),
    startsOn: answers.startsOn < londonDate(now) ? blank.startsOn : answers.startsOn,
  }
}

function breedAnswer({ breed, breedWords }: NonNullable<QuoteView['answers']>): BreedAnswer {
  if (breed.kind === 'description') return { ...noBreed, kind: 'description', text: breed.text }
  const [first = '', second = ''] = breedWords.split(' × ')
  if (breed.kind === 'breed') return { ...noBreed, first: { id: breed.breedId, text: breedWords } }
  const [firstId, secondId] = breed.breedIds
  return { ...noBreed, kind: 'cross', first: { id: firstId, text: first }, second: { id: secondId, text: second } }
}

/** The answers as the call takes them. */
export function asked(typed: AskAnswers, now: Date): unknown {
  const { name, species, sex, neutered, chipped, value, postcode, preExisting, had, cover, limit, excess, startsOn } = typed
  return withoutBlanks({
    petName: name,
    species,
    sex,
    neutered,
    chipped,
    postcode,
    preExisting,
    cover,
    startsOn,
    breed: breedAsked(typed.breed),
    bornOn: bornOnOf(typed, now),
    valuePence: penceIn(value),
    conditions: preExisting === 'yes' ? CONDITIONS.filter((condition) => had[condition]) : [],
    limitPence: limit && Number(limit),
    excessPence: excess && Number(excess),
  })
}

const breedAsked = ({ kind, first, second, text }: BreedAnswer) => {
  if (kind === 'description') return text.trim() ? { kind, text } : ''
  if (kind === 'cross') return first.id && second.id ? { kind, breedIds: [first.id, second.id] } : ''
  return first.id ? { kind, breedId: first.id } : ''
}

/** What isn’t a sum of whole pounds is left for the contract to say so. */
function penceIn(typed: string): unknown {
  const plain = typed.replace(/[£,\s]/g, '')
  return /^\d{1,7}$/.test(plain) ? Number(plain) * 100 : plain
}

const FIELDS: Record<string, string> = {
  petName: 'name',
  valuePence: 'value',
  limitPence: 'limit',
  excessPence: 'excess',
  conditions: 'had',
}

/** What is wrong, at the fields of the form. */
export const atAskFields = (sentences: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sentences).map(([path, sentence]) => {
      const [first = '', ...rest] = path.replace(/^answers\./, '').split('.')
      return [first === 'breed' ? 'breed' : [FIELDS[first] ?? first, ...rest].filter(Boolean).join('.'), sentence]
    }),
  )

export const isInsurable = (species: string) => INSURABLE.some((one) => one === species)
