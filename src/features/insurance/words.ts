import { speciesWords } from '#knowledge/animals/species.ts'
import type { CLOSER_LOOKS, Condition, Cover, Decline, FACTORS } from '#knowledge/insurance/covers.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { QuoteAnswers, SHARED } from './shapes.ts'

interface CoverWords {
  label: string
  lead: string
  pays: readonly string[]
  never: readonly string[]
}

/** What each kind of cover is, in the words of every page and letter. */
export const coverWords: Record<Cover, CoverWords> = {
  accident: {
    label: 'Accident only',
    lead: 'Vet fees after an accident. Illness isn’t covered.',
    pays: ['Vet fees for injuries, up to your limit for each accident'],
    never: ['Any illness, from an ear infection to cancer', 'Problems with joints that weren’t caused by an accident'],
  },
  timeLimited: {
    label: 'Time-limited',
    lead: 'Vet fees for accidents and illness, for 12 months from when each condition begins.',
    pays: ['Vet fees for accidents and illness, up to your limit for each condition'],
    never: ['A condition more than 12 months after it first showed', 'A condition once its limit is used up'],
  },
  maximumBenefit: {
    label: 'Maximum benefit',
    lead: 'Vet fees for accidents and illness, up to a sum for each condition, for as long as it lasts.',
    pays: ['Vet fees for each condition until its limit is used up, however long that takes'],
    never: ['A condition once its limit is used up, even after you renew'],
  },
  lifetime: {
    label: 'Lifetime',
    lead: 'Vet fees for accidents and illness, up to a limit that starts afresh each year you renew.',
    pays: [
      'Vet fees for accidents and illness, up to your limit each year',
      'Conditions that last for life, for as long as you renew without a gap',
    ],
    never: ['Vet fees above the limit in any one year', 'Anything once you let the policy end'],
  },
}

/** What pet insurance leaves out as a rule: what an insurer leaves out is in its own document. */
export const OFTEN_LEFT_OUT = [
  'Anything your pet showed signs of before the cover started',
  'Illness and accidents in the first days of the cover',
  'Vaccinations, neutering, and treatment for fleas and worms',
  'Check-ups, and food unless the policy says so',
  'Pregnancy and giving birth',
  'The excess, which you pay for each condition each year',
] as const

export const conditionWords: Record<Condition, string> = {
  skin: 'Skin or allergies',
  ears: 'Ears',
  teeth: 'Teeth or gums',
  stomach: 'Stomach or digestion',
  joints: 'Joints or bones',
  eyes: 'Eyes',
  heart: 'Heart',
  growth: 'A lump or growth',
  behaviour: 'Behaviour',
  other: 'Something else',
}

export const closerWords: Record<(typeof CLOSER_LOOKS)[number], string> = {
  preExisting: 'your pet has been ill or injured before',
  age: 'your pet is older',
  value: 'your pet is worth more than most',
}

export const declinedWords: Record<Decline | 'otherPrice', string> = {
  breed: 'The insurer doesn’t cover this breed.',
  age: 'The insurer doesn’t start new cover for a pet of this age.',
  place: 'The insurer doesn’t cover pets where yours lives.',
  health: 'The insurer doesn’t cover a pet with this medical history.',
  other: 'The insurer hasn’t told us why. You can ask it.',
  otherPrice: 'The insurer wanted a different price from the one you chose, so we stopped it. Nothing has been charged.',
}

export const sharedWords: Record<(typeof SHARED)[number], string> = {
  name: 'Your name',
  email: 'Your e-mail address',
  mobile: 'Your mobile number',
  address: 'Your address',
  petName: 'Your pet’s name',
  answers: 'Your answers about your pet',
  choice: 'The cover you chose and its price',
}

/** What is said of each factor of a price. */
export function factorText({ about, is }: { about: (typeof FACTORS)[number]; is: string }): { label: string; value: string } {
  const value = VALUES[about]?.(is) ?? is
  return { label: FACTOR_LABELS[about], value }
}

const FACTOR_LABELS: Record<(typeof FACTORS)[number], string> = {
  base: 'Starting price',
  breed: 'Breed',
  age: 'Age when cover starts',
  area: 'Where your pet lives',
  sex: 'Sex',
  neutered: 'Neutered',
  chipped: 'Microchipped',
  value: 'What your pet is worth',
  cover: 'Kind of cover',
  limit: 'Most paid for vet fees',
  excess: 'Excess',
}

const inPounds = (is: string) => moneyText(Number(is))
const capital = (is: string) => is.charAt(0).toUpperCase() + is.slice(1)
const NAMES = new Map<string, string>(Object.entries(coverWords).map(([name, { label }]) => [name, label]))
const VALUES: Partial<Record<(typeof FACTORS)[number], (is: string) => string>> = {
  base: capital,
  breed: (is) => (is === 'crossed' ? 'Crossbreed' : is),
  age: (is) => (is === '0' ? 'Under 1 year' : is === '1' ? '1 year' : `${is} years`),
  area: (is) => `Postcodes beginning ${is}`,
  sex: capital,
  neutered: capital,
  chipped: capital,
  value: inPounds,
  limit: inPounds,
  excess: inPounds,
  cover: (is) => NAMES.get(is) ?? is,
}

interface Wanted {
  answers: Pick<QuoteAnswers, 'species' | 'limitPence' | 'excessPence' | 'startsOn'>
  cover: Cover
}

/** The statement of demands and needs (ICOBS 5.2): what somebody has told us they want, and that this cover gives it. It is no advice. */
export function needsStatement({ answers, cover }: Wanted): string[] {
  const { label } = coverWords[cover]
  const { species, limitPence, excessPence, startsOn } = answers
  return [
    `You’ve told us you want ${label.toLowerCase()} cover for a ${speciesWords[species].one}, with up to ${moneyText(limitPence)} for vet fees and an excess of ${moneyText(excessPence)}, from ${whenText(startsOn, 'day')}.`,
    `${label} cover meets these needs. We haven’t given you advice or recommended it: you’ve chosen it yourself.`,
  ]
}
