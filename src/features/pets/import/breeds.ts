import { breedsOf } from '#knowledge/animals/breeds/list.ts'
import { wordsOf } from '#knowledge/animals/breeds/words.ts'
import type { BreedChoice } from '#knowledge/animals/shape.ts'
import type { Species } from '#knowledge/animals/species.ts'

const indexes = new Map<Species, Map<string, string>>()

/**
 * The breed that a file means: one of our list by its exact name or another name for it, a cross of two such, or else the file's own words.
 * `known` is false for words that are not on the list.
 */
export function readBreed(text: string, species: Species): { choice: BreedChoice; known: boolean } {
  const whole = text === '' ? 'unknown' : idOf(text, species)
  if (whole) return { choice: { kind: 'breed', breedId: whole }, known: true }

  const [one, other, more] = text.split(/\s+(?:x|×|cross|crossed with)\s+|\s*[×/]\s*/i).map((part) => idOf(part, species))
  if (one && other && one !== other && more === undefined) return { choice: { kind: 'cross', breedIds: [one, other] }, known: true }
  return { choice: { kind: 'description', text }, known: false }
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
