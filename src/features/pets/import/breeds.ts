import { breedById, breedsOf } from '#knowledge/animals/breeds/list.ts'
import { typosBetween } from '#knowledge/animals/breeds/typos.ts'
import { wordsOf } from '#knowledge/animals/breeds/words.ts'
import type { BreedChoice } from '#knowledge/animals/shape.ts'
import type { Species } from '#knowledge/animals/species.ts'

const indexes = new Map<Species, Map<string, string>>()

interface Read {
  choice: BreedChoice
  /** False for words that aren’t on the list. */
  known: boolean
  /** The name that was taken for a slip of the keyboard; null where nothing was guessed. */
  taken: string | null
}

/**
 * The breed that a file means: one of our list by its exact name or another name for it, a cross of two such, one that’s a letter or two
 * away from a single name, or else the file's own words.
 */
export function readBreed(text: string, species: Species): Read {
  const whole = text === '' ? 'unknown' : idOf(text, species)
  if (whole) return { choice: { kind: 'breed', breedId: whole }, known: true, taken: null }

  const [one, other, more] = text.split(/\s+(?:x|×|cross|crossed with)\s+|\s*[×/]\s*/i).map((part) => idOf(part, species))
  if (one && other && one !== other && more === undefined)
    return { choice: { kind: 'cross', breedIds: [one, other] }, known: true, taken: null }
  const meant = misspelt(text, species)
  if (meant) return { choice: { kind: 'breed', breedId: meant }, known: true, taken: breedById(species, meant)?.name ?? null }
  return { choice: { kind: 'description', text }, known: false, taken: null }
}

/** The only breed of which one name is so near; short words are too like each other to guess. */
function misspelt(text: string, species: Species): string | null {
  const { solid } = wordsOf(text)
  const limit = solid.length < 8 ? 0 : solid.length < 12 ? 1 : 2
  if (limit === 0) return null
  const near = [...indexOf(species)].filter(([name]) => name[0] === solid[0] && typosBetween(solid, name, limit).whole <= limit)
  const [breedId, ...others] = new Set(near.map(([, id]) => id))
  return breedId !== undefined && others.length === 0 ? breedId : null
}

function idOf(text: string, species: Species): string | undefined {
  return indexOf(species).get(wordsOf(text).solid)
}

/** Names come before other names, and common breeds before rare ones, so that each text means one breed. */
function indexOf(species: Species): Map<string, string> {
  const made = indexes.get(species)
  if (made) return made
  const breeds = breedsOf(species)
  const names = breeds.map(({ id, name }) => [name, id] as const)
  const others = breeds.flatMap(({ id, also }) => also.map((name) => [name, id] as const))
  const index = new Map([...names, ...others].toReversed().map(([name, id]) => [wordsOf(name).solid, id]))
  indexes.set(species, index)
  return index
}
