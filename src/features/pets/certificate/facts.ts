import { type Species, speciesWords } from '#knowledge/animals/species.ts'
import type { Fact } from '#platform/pdf/grid.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { PetStatus } from '../shapes.ts'

/** What a certificate says. */
export interface Certified {
  name: string
  originalName: string
  status: PetStatus
  statusAt: Date
  chipNumber: string
  species: Species
  breed: string
  sex: 'male' | 'female' | 'unknown'
  neutered: 'yes' | 'no' | 'unknown'
  colour: string
  markings: string
  bornOn: string
  bornExactly: boolean
  implantedOn: string | null
  implantSite: string
  implanterName: string
  registeredAt: Date
  keeper: { name: string; address: string }
}

/** The facts of a certificate in the order they stand; what is not known is left out. */
export function factsOf(pet: Certified): Fact[] {
  const facts: Fact[] = [
    { label: 'Species', value: speciesWords[pet.species].label },
    { label: 'Breed', value: pet.breed },
    { label: 'Sex', value: sexWords(pet) },
    { label: pet.bornExactly ? 'Date of birth' : 'Date of birth (estimate)', value: whenText(pet.bornOn, 'day') },
    { label: 'Colour', value: pet.colour },
    { label: 'Original name or number', value: pet.originalName === pet.name ? '' : pet.originalName },
    { label: 'Chip implanted', value: implantWords(pet) },
    { label: 'Registered on', value: whenText(pet.registeredAt, 'day') },
    { label: 'Status', value: statusWords(pet) },
    { label: 'Markings', value: pet.markings, wide: true },
    { label: 'Keeper', value: [pet.keeper.name, pet.keeper.address].filter(Boolean).join(', '), wide: true },
  ]
  return facts.filter(({ value }) => value !== '')
}

function sexWords({ sex, neutered }: Certified): string {
  const kind = { male: 'Male', female: 'Female', unknown: 'Not known' }[sex]
  return kind + { yes: ', neutered', no: ', not neutered', unknown: '' }[neutered]
}

function implantWords({ implantedOn, implantSite, implanterName }: Certified): string {
  const parts = [implantedOn && whenText(implantedOn, 'day'), implantSite, implanterName && `by ${implanterName}`]
  return parts.filter(Boolean).join(', ')
}

function statusWords({ status, statusAt }: Certified): string {
  const day = whenText(statusAt, 'day')
  return {
    active: 'Registered',
    unchipped: 'Not registered',
    identified: 'Not registered',
    awaitingConfirmation: 'Registered, awaiting the keeper’s confirmation',
    missing: `Missing, reported on ${day}`,
    stolen: `Stolen, reported on ${day}`,
    awaitingPayment: 'Registered',
    deceased: `Died, reported on ${day}`,
    exported: `Left the country, reported on ${day}`,
  }[status]
}
