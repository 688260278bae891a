import { Species } from '#knowledge/animals/shape.ts'
import { speciesWords } from '#knowledge/animals/species.ts'
import type { Db } from '#platform/database/db.ts'

/** What an address that nobody has confirmed reads of animals that were chipped: the business that asks, and what kinds of animals. */
export interface ChippedFor {
  kind: 'registration' | 'litter'
  /** The name under which an implanter trades, whom our staff have checked; "An implanter" without one. */
  by: string
  species: readonly Species[]
  until: string
  /** What registering costs, in a sentence, where it is still to pay. */
  cost: readonly string[]
}

/**
 * The customer of an implanter stands beside them: without the name of the business and the kind of animal they'd take the letter for
 * spam. The names of animals and people are typed, and stand in no letter to an address that isn't proven.
 */
export function chippedForStranger({ kind, by, species, until, cost }: ChippedFor) {
  const animals = animalsIn(species)
  const [isOne, litter] = [species.length === 1, kind === 'litter']
  const question = litter ? `${isOne ? 'is' : 'are'} from your litter` : `${isOne ? 'is' : 'are'} yours`
  const it = isOne ? 'it' : 'them'
  return {
    subject: `${by} asks you to confirm that ${animals} ${question}`,
    paragraphs: [
      `${by} has microchipped ${animals} and registered ${it} on Homeward, the pet microchip register. They gave us this address as yours, so that you can confirm that ${isOne ? 'it’s' : 'they’re'} ${litter ? 'from your litter' : 'yours'}.`,
      'What to do: press the button below, and create a free account with this e-mail address or sign in. We’ll ask you to confirm the address, so we know it’s you. Then check what they entered and say yes or no.',
      ...cost,
      `Answer by ${until}. If you don’t recognise this, ignore it: nothing changes unless you say yes.`,
    ],
    text: `${by} has microchipped ${animals} and gave us this number as yours. Confirm on Homeward, the pet microchip register, that ${isOne ? 'it’s' : 'they’re'} ${litter ? 'from your litter' : 'yours'}, by ${until}:`,
  }
}

/** "a dog", "12 dogs", or "3 animals" where they are of several kinds. */
export function animalsIn(species: readonly Species[]): string {
  const [first = 'other', ...others] = species
  if (others.length === 0) return `${/^[aeiou]/.test(speciesWords[first].one) ? 'an' : 'a'} ${speciesWords[first].one}`
  return `${species.length} ${others.every((kind) => kind === first) ? speciesWords[first].many : speciesWords.other.many}`
}

/** The kinds of these animals, one for each. */
export async function speciesOf(db: Db, petIds: readonly string[]): Promise<Map<string, Species>> {
  if (petIds.length === 0) return new Map()
  const pets = await db.selectFrom('pet').select(['id', 'species']).where('id', 'in', petIds).execute()
  return new Map(pets.map(({ id, species }) => [id, Species.parse(species)]))
}
