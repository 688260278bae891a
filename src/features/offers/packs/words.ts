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
  implantedOn: string | null
  implanterName: string | null
  damName: string
  damKennelClubNumber: string
  sireName: string
  sireKennelClubNumber: string
  kennelClubNumber: string
  bornOn: string
  bornExactly: boolean
  registeredAt: Date
  breederLicence: string | null
  breederAuthority: string | null
  /** What the next keeper pays for its registration, in words; empty where it’s paid. */
  toPay: string
  /** Who gives it away: a breeder by the name they’re listed under, with the number they show to everyone, or an organisation by its name, which may stay its rescue back-up. */
  from: { kind: 'sale'; by: string; phone: string } | { kind: 'adoption'; by: string; isBackup: boolean }
  /** As it is printed: `XXXXX-XXXXX`. */
  code: string
  /** Where the code is taken up: the whole link. */
  link: string
  /** `YYYY-MM-DD`: from which day the code works. */
  worksFrom: string
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
    { label: 'Chip implanted', value: implantWords(pack) },
    { label: 'Mother', value: parentWords(pack.damName, pack.damKennelClubNumber) },
    { label: 'Father', value: parentWords(pack.sireName, pack.sireKennelClubNumber) },
    { label: 'Kennel Club number', value: pack.kennelClubNumber },
    { label: 'Breeder’s licence', value: licence },
    { label: 'Breeder', value: pack.from.kind === 'sale' ? [pack.from.by, pack.from.phone].filter(Boolean).join(', ') : '' },
    { label: 'Registration, still to pay', value: pack.toPay },
    { label: 'Adopted from', value: pack.from.kind === 'adoption' ? pack.from.by : '' },
    { label: 'Rescue back-up', value: pack.from.kind === 'adoption' && pack.from.isBackup ? pack.from.by : '' },
    { label: 'Markings', value: pack.markings, wide: true },
  ]
  return facts.filter(({ value }) => value !== '')
}

const parentWords = (name: string, number: string) => (name && number ? `${name}, Kennel Club number ${number}` : name)

const implantWords = ({ implantedOn, implanterName }: Packed) =>
  [implantedOn && whenText(implantedOn, 'day'), implanterName && `by ${implanterName}`].filter(Boolean).join(', ')

/** When the code works, and what whoever holds it can do. */
export const codeText = ({ name, worksFrom, expiresAt }: Packed): string =>
  `It works once, from ${whenText(worksFrom, 'day')} until ${whenText(expiresAt, 'day')}. Anyone who has it can become ${name}’s keeper then, so don’t give it to anyone else.`

/** How the new keeper takes it over. */
export const stepsFor = ({ name }: Packed, site: string): string[] => [
  `1.  Scan the QR code with your phone, or go to ${site}/take and type the code.`,
  '2.  Check that the chip number, sex and colour match the animal.',
  `3.  Sign in or create an account, and become the keeper. From then on, anyone who finds ${name} can reach you.`,
]

const KEEPERSHIP =
  'The keeper is the person the animal normally lives with. The register says who keeps an animal, not who owns it, so keep your receipt.'

const atOnce = (kind: Packed['from']['kind']) =>
  `Do it on the day you take your pet home. Until you do, the ${kind === 'sale' ? 'breeder' : 'rescue'} is still the keeper, and we’ll contact them if it’s found.`

/** What the new keeper of such an animal has to do (SI 2023/468 for England; the other nations ask the same for dogs). */
export function lawFor({ species, from }: Pick<Packed, 'species' | 'from'>): string[] {
  const now = atOnce(from.kind)
  if (species === 'dog')
    return [
      `By law, the new keeper of a dog must have their name, address and phone number on the register. ${now} If you’re given notice and don’t comply within 21 days, you can be fined.`,
      'In a public place, a dog must also wear a collar or tag with its keeper’s name and address (Control of Dogs Order 1992).',
      KEEPERSHIP,
    ]
  if (species === 'cat')
    return [
      `By law in England, the new keeper of a cat must have their name, address and phone number on the register, and we ask everyone else to do the same. ${now} If you’re given notice and don’t comply within 21 days, you can be fined.`,
      KEEPERSHIP,
    ]
  return [
    `By law, you don’t have to register a ${speciesWords[species].one}, but it can only come back to you if the register has your details. ${now}`,
    KEEPERSHIP,
  ]
}
