import type * as z from 'zod'
import { fieldSentences } from '#platform/contract/words.ts'
import { birthProblem, implantProblem } from '../birth.ts'
import type { NewPet } from '../shapes.ts'
import { readBreed } from './breeds.ts'
import { type Field, type Header, PET_COLUMNS } from './columns.ts'
import { rowShape } from './shape.ts'
import type { Table } from './table.ts'

/** One row of a file: the pet it means, or everything that is wrong with it. */
export interface ReadRow {
  /** As a spreadsheet numbers it: the names of the columns are row 1. */
  row: number
  chipNumber: string
  name: string
  /** Null when something is wrong. */
  pet: NewPet | null
  wrong: string[]
  /** What is kept otherwise than a list would have it. */
  notes: string[]
  cell: (field: Field) => string
}

/** Makes the reader of a file's rows. It finds the faults of all cells at once, so that a file is mended in one go, and then whether they fit together. */
export function rowReader(header: Header, now: Date): (row: Table['rows'][number]) => ReadRow {
  const shape = rowShape(now)
  return ({ row, cells }) => {
    const cell = (field: Field) => cells[header.at.get(field) ?? -1] ?? ''
    const texts = Object.fromEntries(PET_COLUMNS.map(({ field }) => [field, cell(field)]))
    const read = shape.safeParse(texts)
    const about = { row, name: cell('name'), cell }
    if (!read.success)
      return { ...about, chipNumber: cell('chipNumber'), pet: null, wrong: Object.values(fieldSentences(read.error)), notes: [] }

    const wrong = unlikely(read.data, now)
    const breed = readBreed(read.data.breed, read.data.species)
    const notes = breed.known ? [] : [`'${read.data.breed}' is not on our list of breeds: it is kept in these words`]
    const pet = wrong.length === 0 ? petOf(read.data, breed.choice) : null
    return { ...about, chipNumber: read.data.chipNumber, pet, wrong, notes }
  }
}

type Cells = z.output<ReturnType<typeof rowShape>>

function unlikely({ bornOn, species, estimated, implantedOn }: Cells, now: Date): string[] {
  const birth = birthProblem(bornOn, species, now)?.words ?? null
  const implant = implantProblem(implantedOn, { bornOn, bornExactly: estimated !== 'yes' }, now)
  return [birth, implant].filter((words) => words !== null)
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
