import type { Species } from '#knowledge/animals/species.ts'

/** The kinds of animals of VetXML, in small letters, as we call them. */
export const VETXML_SPECIES: ReadonlyMap<string, Species> = new Map<string, Species>([
  ['canine', 'dog'],
  ['feline', 'cat'],
  ['avian', 'bird'],
  ['rodent', 'other'],
  ['rabbit', 'rabbit'],
  ['ferret', 'ferret'],
  ['reptilian', 'reptile'],
  ['tortoise', 'tortoise'],
  ['goat', 'other'],
  ['fish', 'other'],
  ['camelid', 'other'],
  ['equine', 'horse'],
  ['donkey', 'horse'],
  ['miscellaneous', 'other'],
])
