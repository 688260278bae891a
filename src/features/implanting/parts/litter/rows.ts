import { readChipNumber } from '#knowledge/chipnumbers/number.ts'

/** One animal of a litter, as far as it is said. */
export type LitterRow = {
  /** By this the register knows what it has had before, where a row is sent again. */
  draftId: string
  chipNumber: string
  /** CHIP-2 Registers it here though another database holds its chip. */
  evenIfHeldElsewhere: boolean
  name: string
  sex: string
  colour: string
}

/** The most animals that a litter has. */
export const MOST_ROWS = 20

export const blankRow = (draftId: string): LitterRow => ({
  draftId,
  chipNumber: '',
  evenIfHeldElsewhere: false,
  name: '',
  sex: '',
  colour: '',
})

/** Whether a row is of an animal; one in which nothing stands is left out. */
const isFilled = ({ chipNumber, name, sex, colour }: LitterRow) => [chipNumber, name, sex, colour].some((text) => text.trim() !== '')

export const filledRows = (rows: readonly LitterRow[]) => rows.filter(isFilled)

/** The same rows with an empty one at the end, so that a reader always has where to go on; themselves where there is one. */
export function withSpare(rows: readonly LitterRow[], newId: () => string): readonly LitterRow[] {
  const last = rows.at(-1)
  if (rows.length >= MOST_ROWS || (last && !isFilled(last))) return rows
  return [...rows, blankRow(newId())]
}

/** The rows with a number that a reader sent: in the first row without one, unless it stands in a row already. */
export function withNumber(rows: readonly LitterRow[], number: string): LitterRow[] {
  if (rows.some(({ chipNumber }) => numberOf(chipNumber) === number)) return [...rows]
  const free = rows.findIndex(({ chipNumber }) => chipNumber.trim() === '')
  return rows.map((row, index) => (index === free ? { ...row, chipNumber: number } : row))
}

/** The number that stands in a row; '' where none can be read. */
export function numberOf(typed: string): string {
  const reading = readChipNumber(typed)
  return reading.valid ? reading.number : ''
}

/** The earlier row, counted from 1, that has the number of this one already; null where none has. */
export function doubleOf(rows: readonly LitterRow[], index: number): number | null {
  const number = numberOf(rows[index]?.chipNumber ?? '')
  const first = number === '' ? -1 : rows.findIndex(({ chipNumber }) => numberOf(chipNumber) === number)
  return first >= 0 && first < index ? first + 1 : null
}
