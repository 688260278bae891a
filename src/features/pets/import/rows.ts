import type * as z from 'zod'
import { birthProblem, implantProblem } from '#knowledge/animals/birth.ts'
import { fieldSentences } from '#platform/contract/words.ts'
import { cut } from '#platform/text/cut.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { NewPet } from '../shapes.ts'
import { readBreed } from './breeds.ts'
import { type Field, type Header, PET_COLUMNS } from './columns.ts'
import { readDate } from './dates.ts'
import { rowShape } from './shape.ts'
import type { Table } from './table.ts'
import { readYesNo } from './words.ts'

type Cells = z.output<ReturnType<typeof rowShape>>
type Legible = { [Field in keyof Cells]?: Cells[Field] | undefined }

/** One row of a file: the pet it means, or everything that is wrong with it. */
export interface ReadRow {
  /** As a spreadsheet numbers it: the names of the columns are row 1. */
  row: number
  chipNumber: string
  name: string
  /** Null when something is wrong. */
  pet: NewPet | null
  /** What of it can be read, whatever else is wrong, so that everything can be said of it at once. */
  read: Legible
  wrong: string[]
  /** It has more cells than the first row, so nobody can tell which belongs where: nothing of it is read, and nothing else is wrong with it. */
  isShifted: boolean
  /** What is kept otherwise than a list would have it. */
  notes: string[]
  cell: (field: Field) => string
  /** The day that stands there; undefined where it’s none. */
  day: (field: Field) => string | undefined
  /** What stands there as yes or no; undefined where it’s neither. */
  yesNo: (field: Field) => ReturnType<typeof readYesNo>
}

/** Of a cell that may hold anything, what a report shows. */
const LONGEST_SHOWN = 60

/** Makes the reader of a file's rows. It finds the faults of all cells, and whether they fit together, at once, so that a file is mended in one go. */
export function rowReader(header: Header, now: Date, { isTakenIn } = { isTakenIn: false }): (row: Table['rows'][number]) => ReadRow {
  const shape = rowShape(now, { isTakenIn })
  const legible = shape.partial()
  return ({ row, cells }) => {
    const cell = (field: Field) => cells[header.at.get(field) ?? -1] ?? ''
    const count = cells.findLastIndex((text) => text !== '') + 1
    if (count > header.width) return shifted({ row, name: cell('name'), chipNumber: cell('chipNumber') }, count, header.width)
    const texts = Object.fromEntries(PET_COLUMNS.map(({ field }) => [field, cell(field)]))
    const day = (field: Field) => readDate(cell(field).trim(), now)
    const yesNo = (field: Field) => readYesNo(cell(field).trim())
    const about = { row, name: cut(cell('name'), LONGEST_SHOWN), cell, day, yesNo, isShifted: false }
    const whole = shape.safeParse(texts)
    if (!whole.success) {
      const faults = fieldSentences(whole.error)
      const read = legible.parse(Object.fromEntries(Object.entries(texts).filter(([field]) => !Object.hasOwn(faults, field))))
      const wrong = [...Object.values(faults), ...unlikely(read, now)]
      return { ...about, chipNumber: read.chipNumber ?? cut(cell('chipNumber'), LONGEST_SHOWN), pet: null, read, wrong, notes: [] }
    }
    const read = whole.data
    const wrong = unlikely(read, now)
    const breed = readBreed(read.breed, read.species)
    const isWhole = readDate(cell('bornOn').trim(), now) !== undefined
    const notes = [
      ...(breed.taken ? [`We read ‘${read.breed}’ as ${breed.taken}. If it’s another breed, correct the row`] : []),
      ...(breed.known ? [] : [`We don’t have ‘${read.breed}’ in our list of breeds, so we’ll keep your words`]),
      ...(isWhole ? [] : [`We’ll put ${whenText(read.bornOn, 'day')} as its estimated date of birth`]),
    ]
    const pet = wrong.length === 0 ? petOf({ ...read, estimated: isWhole ? read.estimated : 'yes' }, breed.choice) : null
    return { ...about, chipNumber: read.chipNumber, pet, read, wrong, notes }
  }
}

/** A comma in a text that has no quotes round it makes two cells of one. */
function shifted({ row, name, chipNumber }: Pick<ReadRow, 'row' | 'name' | 'chipNumber'>, cells: number, width: number): ReadRow {
  return {
    row,
    name: cut(name, LONGEST_SHOWN),
    chipNumber: cut(chipNumber, LONGEST_SHOWN),
    pet: null,
    read: {},
    wrong: [`This row has ${cells} cells and the header has ${width}: put quotes round text that has a comma`],
    isShifted: true,
    notes: [],
    cell: () => '',
    day: () => undefined,
    yesNo: () => 'unknown',
  }
}

function unlikely({ bornOn, species, estimated, implantedOn = null }: Legible, now: Date): string[] {
  const birth = bornOn && species ? (birthProblem(bornOn, species, now)?.words ?? null) : null
  // Where the birth cannot be read, nothing is said against an implant before it.
  const born = { bornOn: bornOn ?? '', bornExactly: bornOn !== undefined && estimated !== 'yes' }
  return [birth, implantProblem(implantedOn, born, now)].filter((words) => words !== null)
}

function petOf(cells: Cells, breed: NewPet['breed']): NewPet {
  const { sex, estimated, implantedOn, implantSite, implanterName, ...same } = cells
  return {
    ...same,
    breed,
    sex: sex.sex,
    neutered: sex.neutered ?? cells.neutered,
    bornExactly: estimated !== 'yes',
    photoId: null,
    implant: { implantedOn, site: implantSite, implanterName },
    evenIfHeldElsewhere: true,
  }
}
