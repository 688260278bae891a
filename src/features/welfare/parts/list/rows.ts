import type { WelfarePet } from '../../shapes.ts'
import { kindWords, leftWords, stateWords } from '../words.ts'

type Listed = Pick<WelfarePet, 'name' | 'species' | 'breed' | 'chipShown' | 'state' | 'rescueBackup'> & {
  intake: Pick<
    WelfarePet['intake'],
    'cameOn' | 'kind' | 'foundWhere' | 'condition' | 'days' | 'leftAt' | 'leftHow' | 'leftTo' | 'location' | 'fosterSince'
  >
}

/** Animals as rows of a CSV file. The chip's number keeps its gaps, or a spreadsheet would round it. */
export function csvRows(pets: readonly Listed[]): string[][] {
  return [HEAD, ...pets.map(rowOf)]
}

const HEAD = [
  'Name',
  'Kind of animal',
  'Breed',
  'Microchip number',
  'Date it arrived',
  'How it came in',
  'Where it was found',
  'Condition',
  'Status',
  'Location',
  'In foster since',
  'Date it left',
  'How it left',
  'Where it went',
  'Days with us',
  'Rescue back-up',
]

function rowOf({ name, species, breed, chipShown, state, rescueBackup, intake }: Listed): string[] {
  const { cameOn, kind, foundWhere, condition, days, leftAt, leftHow, leftTo, location, fosterSince } = intake
  return [
    name,
    species,
    breed,
    chipShown,
    cameOn,
    kindWords[kind].tag,
    foundWhere,
    condition,
    stateWords[state].label,
    location,
    fosterSince ?? '',
    leftAt?.slice(0, 10) ?? '',
    leftHow ? leftWords[leftHow] : '',
    leftTo,
    String(days),
    rescueBackup ? 'Yes' : 'No',
  ]
}
