import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { TO_FIX } from '../../import/columns.ts'

/** One row of a file, numbered as a spreadsheet does, with what is wrong with it and what is good to know. */
export interface ReportRow {
  row: number
  chipNumber: string
  name: string
  wrong: string[]
  notes: string[]
  /** What stands in the row of the file, where that can go back with what is to be mended. */
  cells?: string[]
}

/** What became of a file. */
export interface ImportReport {
  /** How many are on the register by it: none while it is only checked, or while a row needs mending. */
  brought: number
  checked: number
  /** Columns of the file that are not read. */
  ignored: string[]
  /** The first row of the file, where it can go back. */
  columns?: string[]
  rows: ReportRow[]
}

/** Rows to mend. As long as there is one, nothing of the file is registered. */
export const wrongRows = ({ rows }: Pick<ImportReport, 'rows'>) => rows.filter(({ wrong }) => wrong.length > 0)

/** The file as it was, with what is to be mended in a first column: it’s mended there and sent again. Null where the file can’t go back. */
export function mendingRows({ rows, columns }: Pick<ImportReport, 'rows' | 'columns'>): string[][] | null {
  if (!columns) return null
  const isMarked = columns[0] === TO_FIX
  // A spreadsheet would round 15 digits without gaps.
  const own = (cells: readonly string[]) =>
    (isMarked ? cells.slice(1) : cells).map((cell) => (/^\d{15}$/.test(cell) ? groupChipNumber(cell) : cell))
  return [[TO_FIX, ...own(columns)], ...rows.map(({ wrong, cells = [] }) => [wrong.join('; '), ...own(cells)])]
}

/** The report as rows of a CSV file, for whoever mends the file in a spreadsheet. The number keeps its gaps, or a spreadsheet would round it. */
export function reportRows({ rows }: Pick<ImportReport, 'rows'>): string[][] {
  const head = ['Row', 'Microchip number', 'Name', 'To fix', 'Notes']
  return [
    head,
    ...rows.map(({ row, chipNumber, name, wrong, notes }) => [
      String(row),
      groupChipNumber(chipNumber),
      name,
      wrong.join('; '),
      notes.join('; '),
    ]),
  ]
}
