import * as z from 'zod'
import { dataRows } from '#platform/server/datafile.ts'
import { Species } from '../shape.ts'
import { SPECIES } from '../species.ts'

/** One line of the breed list. */
export interface Breed {
  /** Stored with the pet: unique within a species and never changed, even when the name is. */
  id: string
  name: string
  group: string
  /** What keepers type instead of the name. */
  also: readonly string[]
  /** The two parents of a known cross; nobody else has any. */
  of: readonly string[]
  /** One of those that UK keepers register most. */
  common: boolean
}

const Names = z.string().transform((names) => names.split('; ').filter((name) => name !== ''))

/**
 * `breeds.csv`: every breed of a species in the order to offer them, which also decides between equally good matches. Dogs stand in the seven
 * groups of the Kennel Club, cats in the sections of the Governing Council of the Cat Fancy, and then what neither recognises; ferrets are
 * told apart by colour and coat. A dog of a banned type may live here under exemption.
 */
const Row = z.object({
  species: Species,
  common: z.enum(['yes', '']).transform((common) => common === 'yes'),
  id: z.string(),
  name: z.string(),
  group: z.string(),
  also: Names,
  of: Names,
})

const rows = dataRows(new URL('breeds.csv', import.meta.url), Row)

const unknown: Breed = {
  id: 'unknown',
  name: 'Unknown',
  group: 'Not known',
  also: ['Not known', "Don't know", 'Not sure', 'No idea', 'Other'],
  of: [],
  common: false,
}

const lists = new Map(SPECIES.map((species) => [species, [...rows.filter((row) => row.species === species), unknown]]))

/** Every breed of a species, the most common first and the rest by name, `unknown` last. */
export function breedsOf(species: Species): readonly Breed[] {
  return lists.get(species) ?? []
}

/** The breed with this id, or `undefined` where the species has none: ids are unique within a species only. */
export function breedById(species: Species, id: string): Breed | undefined {
  return breedsOf(species).find((breed) => breed.id === id)
}
