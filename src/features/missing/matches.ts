import type { Species } from '#knowledge/animals/species.ts'
import { metresBetween, type Point } from '#knowledge/places/grid.ts'

/** What is known of an animal that is looked for, or that was found. */
export interface Described {
  id: string
  species: Species
  /** By id, of the list; none where it was described in words. */
  breeds: readonly string[]
  /** The breed, the colour and the markings, as they were typed. */
  words: string
  colour: string
  sex: 'male' | 'female' | 'unknown'
  size: 'small' | 'medium' | 'large' | null
  place: Point
  at: Date
}

/** Why two animals may be the same one. */
export type Reason =
  | { kind: 'breed' }
  | { kind: 'partOfBreed' }
  | { kind: 'colour'; words: string[] }
  | { kind: 'marks'; words: string[] }
  | { kind: 'sex' }
  | { kind: 'size' }
  | { kind: 'near'; metres: number }
  | { kind: 'soon'; days: number }

export interface Match {
  id: string
  /** Of 100. */
  score: number
  /** The strongest first. */
  reasons: Reason[]
}

/** How far an animal of this kind is likely to be from where it was lost, in metres: about three quarters of cats are found within 500 m. */
export const RANGE_METRES: Partial<Record<Species, number>> = { dog: 30_000, horse: 30_000, cat: 8_000, bird: 50_000 }
export const USUAL_RANGE_METRES = 5_000

/** Below this a match is a coincidence and not shown. */
export const LEAST_SCORE = 40

/** What each likeness is worth; together 100. */
const WORTH = { breed: 25, colour: 20, marks: 10, sex: 10, size: 10, near: 15, soon: 10 }

const A_DAY = 86_400_000

/** How alike two reports are, the same in either order; null where they cannot be of one animal. */
export function likeness(one: Described, other: Described): Omit<Match, 'id'> | null {
  if (one.species !== other.species || areUnlikeSexes(one, other)) return null
  const metres = metresBetween(one.place, other.place)
  const range = RANGE_METRES[one.species] ?? USUAL_RANGE_METRES
  if (metres > range) return null
  const days = Math.floor(Math.abs(one.at.getTime() - other.at.getTime()) / A_DAY)

  const found = [breedLikeness(one, other), ...wordLikeness(one, other), sexLikeness(one, other), sizeLikeness(one, other)]
  found.push({ worth: WORTH.near * (1 - metres / range), reason: { kind: 'near', metres: Math.round(metres / 100) * 100 } })
  found.push({ worth: WORTH.soon / (1 + days / 7), reason: { kind: 'soon', days } })
  const said = found.filter((likeness) => likeness !== null).sort((a, b) => b.worth - a.worth)
  return {
    score: Math.round(said.reduce((sum, { worth }) => sum + worth, 0)),
    reasons: said.flatMap(({ reason }) => reason ?? []),
  }
}

/** Those that may be the same animal, the likeliest first; of equals always in the same order. */
export function rank(one: Described, others: readonly Described[]): Match[] {
  return others
    .flatMap((other) => {
      const alike = likeness(one, other)
      return alike && alike.score >= LEAST_SCORE ? [{ id: other.id, ...alike }] : []
    })
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
}

interface Likeness {
  worth: number
  /** Null where nothing is known that could speak against it. */
  reason: Reason | null
}

const areUnlikeSexes = (one: Described, other: Described) => one.sex !== other.sex && one.sex !== 'unknown' && other.sex !== 'unknown'

/** Somebody who finds an animal can seldom name its breed: not to know counts half. */
function breedLikeness(one: Described, other: Described): Likeness | null {
  const [mine, theirs] = [new Set(one.breeds), new Set(other.breeds)]
  if (mine.size === 0 || theirs.size === 0) return { worth: WORTH.breed / 2, reason: null }
  const both = mine.intersection(theirs).size
  if (both === 0) return null
  const isAll = both === mine.size && both === theirs.size
  return isAll ? { worth: WORTH.breed, reason: { kind: 'breed' } } : { worth: WORTH.breed / 2, reason: { kind: 'partOfBreed' } }
}

/** Colours by the words for them; everything else that both say counts as a mark. */
function wordLikeness(one: Described, other: Described): (Likeness | null)[] {
  const [mine, theirs] = [wordsOf(one), wordsOf(other)]
  const both = [...mine.intersection(theirs)].sort()
  const colours = both.filter((word) => COLOURS.has(word))
  const marks = both.filter((word) => !COLOURS.has(word))
  const named = (words: Set<string>) => [...words].filter((word) => COLOURS.has(word)).length
  const most = Math.max(named(mine), named(theirs))
  const noneSaid = Math.min(named(mine), named(theirs)) === 0
  return [
    noneSaid
      ? { worth: WORTH.colour / 2, reason: null }
      : colours.length > 0
        ? { worth: (WORTH.colour * colours.length) / most, reason: { kind: 'colour', words: colours } }
        : null,
    marks.length > 0 ? { worth: Math.min(WORTH.marks, marks.length * 4), reason: { kind: 'marks', words: marks } } : null,
  ]
}

function sexLikeness(one: Described, other: Described): Likeness {
  const isKnown = one.sex === other.sex && one.sex !== 'unknown'
  return isKnown ? { worth: WORTH.sex, reason: { kind: 'sex' } } : { worth: WORTH.sex / 2, reason: null }
}

function sizeLikeness(one: Described, other: Described): Likeness | null {
  if (!one.size || !other.size) return { worth: WORTH.size / 2, reason: null }
  return one.size === other.size ? { worth: WORTH.size, reason: { kind: 'size' } } : null
}

const wordsOf = ({ words, colour }: Described) =>
  new Set(
    `${colour} ${words}`
      .toLowerCase()
      .replaceAll('grey', 'gray')
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2 && !FILLERS.has(word)),
  )

const COLOURS = new Set(
  'apricot amber beige black blonde blue brindle brown bronze buff champagne chestnut chocolate cinnamon copper cream fawn ginger gold golden gray green lavender lemon lilac liver merle orange pied piebald red roan ruby rust sable sandy silver spotted tabby tan tortie tortoiseshell tricolour tuxedo wheaten white yellow'.split(
    ' ',
  ),
)
const FILLERS = new Set(
  'and the with has his her its very quite some small medium large dog cat rabbit bird animal pet one two left right'.split(' '),
)
