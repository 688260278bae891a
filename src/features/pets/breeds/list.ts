import type { Species } from '../species.ts'
import { birds } from './birds.ts'
import type { Breed } from './breed.ts'
import { cats } from './cats.ts'
import { dogs } from './dogs.ts'
import { horses } from './horses.ts'
import { ferrets, guineaPigs, otherAnimals } from './others.ts'
import { common } from './popular.ts'
import { rabbits } from './rabbits.ts'
import { reptiles, tortoises } from './reptiles.ts'

const unknown: Breed = {
  id: 'unknown',
  name: 'Unknown',
  group: 'Not known',
  also: ['Not known', "Don't know", 'Not sure', 'No idea', 'Other'],
}

const lists: Record<Species, readonly Breed[]> = {
  dog: inOrder('dog', dogs),
  cat: inOrder('cat', cats),
  rabbit: inOrder('rabbit', rabbits),
  ferret: inOrder('ferret', ferrets),
  horse: inOrder('horse', horses),
  'guinea pig': inOrder('guinea pig', guineaPigs),
  bird: inOrder('bird', birds),
  tortoise: inOrder('tortoise', tortoises),
  reptile: inOrder('reptile', reptiles),
  other: inOrder('other', otherAnimals),
}

/** Every breed of a species, the most common first and the rest by name, `unknown` last. */
export function breedsOf(species: Species): readonly Breed[] {
  return lists[species]
}

/** The breed with this id, or `undefined` where the species has none: ids are unique within a species only. */
export function breedById(species: Species, id: string): Breed | undefined {
  return lists[species].find((breed) => breed.id === id)
}

function inOrder(species: Species, breeds: readonly Breed[]): readonly Breed[] {
  const rank = new Map(common[species].map((id, place) => [id, place]))
  const place = (breed: Breed) => rank.get(breed.id) ?? Number.POSITIVE_INFINITY
  const sorted = breeds.toSorted((a, b) => byNumber(place(a), place(b)) || a.name.localeCompare(b.name, 'en-GB'))
  return [...sorted, unknown]
}

/** Subtraction would make NaN of two breeds that are both outside the common list. */
function byNumber(a: number, b: number) {
  if (a === b) return 0
  return a < b ? -1 : 1
}
