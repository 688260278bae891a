import { sexText } from '#features/pets/kit/sex.ts'
import type { WelfarePet } from '../../shapes.ts'
import { kindWords, leftWords, sleepWords, stateWords } from '../words.ts'

type Listed = Pick<WelfarePet, 'name' | 'species' | 'breed' | 'sex' | 'neutered' | 'colour' | 'chipShown' | 'state' | 'rescueBackup'> & {
  intake: Omit<
    WelfarePet['intake'],
    'id' | 'givenUpBy' | 'givenUpContact' | 'signedOn' | 'finderName' | 'finderContact' | 'scannedBy' | 'scannedOn'
  >
  council: { councilFrom: string | null; councilReference: string; releasedOn: string | null; freeOn: string | null }
}

/** Animals as rows of a CSV file, the same in every file of a rescue. The chip's number keeps its gaps, or a spreadsheet would round it. */
export function csvRows(pets: readonly Listed[]): string[][] {
  return [COLUMNS.map(([title]) => title), ...pets.map((pet) => COLUMNS.map(([, cell]) => cell(pet)))]
}

const COLUMNS: readonly (readonly [title: string, cell: (pet: Listed) => string])[] = [
  ['Name', ({ name }) => name],
  ['Kind of animal', ({ species }) => species],
  ['Breed', ({ breed }) => breed],
  ['Sex', ({ sex, neutered }) => sexText(sex, neutered)],
  ['Colour', ({ colour }) => colour],
  ['Microchip number', ({ chipShown }) => chipShown],
  ['Date it arrived', ({ intake }) => intake.cameOn],
  ['How it came in', ({ intake }) => kindWords[intake.kind].tag],
  ['Came from', ({ intake }) => intake.fromWhom],
  ['Country it came from', ({ intake }) => intake.fromCountry],
  ['Where it was found', ({ intake }) => intake.foundWhere],
  ['Condition', ({ intake }) => intake.condition],
  ['Council took it in on', ({ council }) => council.councilFrom ?? ''],
  ['Council reference', ({ council }) => council.councilReference],
  ['Released by the council on', ({ council }) => council.releasedOn ?? ''],
  ['Free to go from', ({ council }) => council.freeOn ?? ''],
  ['Status', ({ state }) => stateWords[state].label],
  ['Location', ({ intake }) => intake.location],
  ['In foster since', ({ intake }) => intake.fosterSince ?? ''],
  ['Date it left', ({ intake }) => intake.leftAt?.slice(0, 10) ?? ''],
  ['How it left', ({ intake }) => (intake.leftHow ? leftWords[intake.leftHow] : '')],
  ['Where it went', ({ intake }) => intake.leftTo],
  ['Days with us', ({ intake }) => String(intake.days)],
  ['Rescue back-up', ({ rescueBackup }) => (rescueBackup ? 'Yes' : 'No')],
  ['Why it was put to sleep', ({ intake }) => sleepWords(intake.sleepReason)],
  ['Who decided it', ({ intake }) => intake.sleepDecidedBy],
]
