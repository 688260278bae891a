import type { Species } from '../species.ts'
import type { Breed } from './list.ts'
import { breedById, breedsOf } from './list.ts'
import { typosBetween } from './typos.ts'
import { type Words, withoutWords, wordsOf } from './words.ts'

/** `knownAs` is the synonym, or the two parents of a cross, that was found; `null` when it was the name or when nothing was typed. */
export type BreedHit = { breed: Breed; knownAs: string | null }

/** A name (`isName`) or a synonym to compare with what was typed. */
type Term = Words & { shown: string; isName: boolean }
type Entry = { breed: Breed; terms: readonly Term[]; parents: readonly Parent[] }
type Parent = { name: string; words: readonly string[] }
type Found = { hit: BreedHit; misfit: number }
/** How badly a term fits what was typed: 0 is a perfect fit, `null` none. */
type Fit = (typed: Words, term: Words) => number | null

const LONGEST_QUERY = 60
const [SAME, BEGINS, WORDS_BEGIN, CONTAINS] = [0, 1, 2, 3]
/** A synonym stands behind a name that fits as well, and before one that fits worse. */
const SYNONYM = 0.5

/** What people add to a breed that is no part of its name, and how the animal looks: let go when nothing fits with them. */
const besides = new Set(
  'x cross crossed mix mixed breed bred type puppy pup kitten dog cat rabbit bunny horse and with pedigree rescue f1 f1b'.split(' '),
)
const looks = new Set(
  [
    'black white brown chocolate blue red grey golden cream brindle tan merle tri tricolour colour coloured',
    'mini miniature small large long short haired hair coat coated male female',
  ].flatMap((line) => line.split(' ')),
)

/**
 * Finds breeds by what a keeper types: a name, synonym or abbreviation, whole or begun, in any order of words, or the two parents
 * of a known cross. Capitals, accents, spaces and hyphens do not matter. Where nothing begins as typed, guesses that forgive slips
 * of the keyboard follow. Best first; equally good hits stand in the order of `breedsOf`, which is also the answer to an empty query.
 * Never throws; text beyond 60 characters is not read.
 */
export function searchBreeds(species: Species, query: string): BreedHit[] {
  const entries = entriesOf(species)
  const typed = wordsOf(query.slice(0, LONGEST_QUERY))
  if (typed.solid === '') return entries.map(({ breed }) => ({ breed, knownAs: null }))

  const named = withoutWords(typed, besides)
  const bare = withoutWords(named, looks)
  const sure = firstToFind([typed, named, bare].map((words) => () => byName(entries, words, asTyped)))
  if (sure.some(({ misfit }) => misfit < WORDS_BEGIN)) return eachOnce(sure)

  const guess = () => [...sure, ...byName(entries, bare, asGuessed)]
  const cross = () => byParents(entries, named)
  const saysCross = typed.words.some((word) => word === 'x' || word === 'cross')
  return eachOnce(firstToFind(saysCross ? [cross, guess] : [guess, cross]))
}

const prepared = new Map<Species, readonly Entry[]>()

function entriesOf(species: Species): readonly Entry[] {
  const ready = prepared.get(species)
  if (ready) return ready
  const entries = breedsOf(species).map((breed) => ({ breed, terms: termsOf(breed), parents: parentsOf(species, breed) }))
  prepared.set(species, entries)
  return entries
}

function termsOf({ name, also }: Breed): Term[] {
  return [name, ...also].map((shown) => ({ ...wordsOf(shown), shown, isName: shown === name }))
}

function parentsOf(species: Species, breed: Breed): Parent[] {
  const parents = breed.of.flatMap((id) => breedById(species, id) ?? [])
  return parents.map(({ name, also }) => ({ name, words: [name, ...also].flatMap((text) => wordsOf(text).words) }))
}

function firstToFind(attempts: readonly (() => Found[])[]): Found[] {
  for (const attempt of attempts) {
    const found = attempt()
    if (found.length > 0) return found
  }
  return []
}

function byName(entries: readonly Entry[], typed: Words, fit: Fit): Found[] {
  return entries.flatMap((entry) => bestOf(entry, typed, fit) ?? []).toSorted((a, b) => a.misfit - b.misfit)
}

function bestOf({ breed, terms }: Entry, typed: Words, fit: Fit): Found | null {
  let best: Found | null = null
  for (const term of terms) {
    const ill = fit(typed, term)
    const misfit = (ill ?? Number.POSITIVE_INFINITY) + (term.isName ? 0 : SYNONYM)
    if (misfit < (best?.misfit ?? Number.POSITIVE_INFINITY)) best = { hit: { breed, knownAs: term.isName ? null : term.shown }, misfit }
  }
  return best
}

function asTyped(typed: Words, term: Words): number | null {
  if (term.solid === typed.solid) return SAME
  if (term.solid.startsWith(typed.solid)) return BEGINS
  if (typed.words.every((word) => begunIn(word, term.words))) return WORDS_BEGIN
  // Two letters stand inside too many names to mean anything.
  return typed.solid.length > 2 && term.solid.includes(typed.solid) ? CONTAINS : null
}

/** Each parent is named by some word, and no word is left over: 'staffy lab' is a Staffador. */
function byParents(entries: readonly Entry[], { words }: Words): Found[] {
  const meant = entries.filter(({ parents }) => {
    const bothNamed = parents.length === 2 && parents.every((parent) => words.some((word) => begunIn(word, parent.words)))
    return bothNamed && words.every((word) => parents.some((parent) => begunIn(word, parent.words)))
  })
  return meant.map(({ breed, parents }) => ({ hit: { breed, knownAs: parents.map(({ name }) => name).join(' × ') }, misfit: BEGINS }))
}

function begunIn(begun: string, words: readonly string[]) {
  return words.some((word) => word.startsWith(begun))
}

function asGuessed(typed: Words, term: Words): number | null {
  const allowed = slipsAllowed(typed.solid)
  const { whole, start } = typosBetween(typed.solid, term.solid, allowed)
  // A slip on the very first letter is rare, so such a guess stands behind the others.
  const strange = typed.solid[0] === term.solid[0] ? 0 : 1
  if (whole <= allowed) return CONTAINS + whole + strange
  if (start <= allowed && typed.solid.length > 3) return CONTAINS + 2 + start + strange
  return guessedByWord(typed.words, term.words)
}

function guessedByWord(typed: readonly string[], words: readonly string[]): number | null {
  let slips = 0
  for (const one of typed) {
    const allowed = slipsAllowed(one)
    const near = words.filter((word) => Math.abs(word.length - one.length) <= allowed)
    const fewest = Math.min(...near.map((word) => typosBetween(one, word, allowed).whole))
    if (fewest > allowed) return null
    slips += fewest
  }
  return CONTAINS + 4 + slips
}

function slipsAllowed(typed: string) {
  if (typed.length < 3) return 0
  return typed.length <= 5 ? 1 : 2
}

function eachOnce(found: readonly Found[]): BreedHit[] {
  const hits = new Map<string, BreedHit>()
  for (const { hit } of found) if (!hits.has(hit.breed.id)) hits.set(hit.breed.id, hit)
  return [...hits.values()]
}
