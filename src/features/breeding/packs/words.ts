import { type Species, speciesWords } from '#knowledge/animals/species.ts'
import type { Fact } from '#platform/pdf/grid.ts'
import { whenText } from '#platform/text/whentext.ts'

/** What a transfer pack says of one animal. */
export interface Packed {
  name: string
  originalName: string
  chipNumber: string
  species: Species
  breed: string
  sex: 'male' | 'female' | 'unknown'
  colour: string
  markings: string
  bornOn: string
  bornExactly: boolean
  registeredAt: Date
  breederLicence: string | null
  breederAuthority: string | null
  /** As it is printed: `XXXXX-XXXXX`. */
  code: string
  /** Where the code is taken up: the whole link. */
  link: string
  expiresAt: Date
}

/** The facts of a pack in the order they stand; what is not known is left out. */
export function factsOf(pack: Packed): Fact[] {
  const licence = [pack.breederLicence, pack.breederAuthority].filter(Boolean).join(', ')
  const facts: Fact[] = [
    { label: 'Species', value: speciesWords[pack.species].label },
    { label: 'Breed', value: pack.breed },
    { label: 'Sex', value: { male: 'Male', female: 'Female', unknown: 'Not known' }[pack.sex] },
    { label: pack.bornExactly ? 'Date of birth' : 'Date of birth (estimate)', value: whenText(pack.bornOn, 'day') },
    { label: 'Colour', value: pack.colour },
    { label: 'On the register since', value: whenText(pack.registeredAt, 'day') },
    { label: 'Original name or number', value: pack.originalName === pack.name ? '' : pack.originalName },
    { label: 'Breeder’s licence', value: licence },
    { label: 'Markings', value: pack.markings, wide: true },
  ]
  return facts.filter(({ value }) => value !== '')
}

/** How the new keeper takes it over. */
export const stepsFor = ({ name }: Packed, site: string): string[] => [
  `1.  Scan the square with a telephone, or go to ${site}/take and type the code.`,
  '2.  Compare what you see with the animal: the chip number, the sex and the colour must be the same.',
  `3.  Sign in, or open an account, and accept. From that moment you are the keeper, and whoever finds ${name} reaches you.`,
]

const KEEPERSHIP =
  'The keeper is the person with whom the animal normally lives. The register says who keeps an animal; it does not say who owns it. Keep your receipt.'

const AT_ONCE = 'Do it on the day you take it home. Until you have, its breeder is still the keeper and is rung when it is found.'

/** What the new keeper of such an animal has to do (SI 2023/468 for England; the other nations ask the same for dogs). */
export function lawFor(species: Species): string[] {
  if (species === 'dog')
    return [
      `The law asks the new keeper of a dog to have their name, address and telephone number on the register. ${AT_ONCE} Whoever is given notice and does not comply within 21 days can be fined.`,
      'In a public place a dog also wears a collar or tag with its keeper’s name and address (Control of Dogs Order 1992).',
      KEEPERSHIP,
    ]
  if (species === 'cat')
    return [
      `In England the law asks the new keeper of a cat to have their name, address and telephone number on the register, and we ask it of everybody. ${AT_ONCE} Whoever is given notice and does not comply within 21 days can be fined.`,
      KEEPERSHIP,
    ]
  return [
    `No law asks you to register a ${speciesWords[species].one}, but it can only come back to you if the register knows you. ${AT_ONCE}`,
    KEEPERSHIP,
  ]
}
