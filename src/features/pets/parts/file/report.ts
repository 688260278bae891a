import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'

/** One row of a file, numbered as a spreadsheet does, with what is wrong with it and what is good to know. */
export interface ReportRow {
  row: number
  chipNumber: string
  name: string
  wrong: string[]
  notes: string[]
}

/** What became of a file. */
export interface ImportReport {
  /** How many are on the register by it: none while it is only checked, or while a row needs mending. */
  brought: number
  /** What became of its rows, where not all of them were simply registered. */
  summary?: string
  checked: number
  /** Columns of the file that are not read. */
  ignored: string[]
  rows: ReportRow[]
}

/** Rows to mend. As long as there is one, nothing of the file is registered. */
export const wrongRows = ({ rows }: Pick<ImportReport, 'rows'>) => rows.filter(({ wrong }) => wrong.length > 0)

/** The rows that are shown of a report: those to mend, where there are any and not the whole file is asked for. A report with fewer pages than the one before it shows its last. */
export function shownRows(rows: readonly ReportRow[], { isWhole, page, size }: { isWhole: boolean; page: number; size: number }) {
  const wrong = wrongRows({ rows: [...rows] })
  const shown = isWhole || wrong.length === 0 ? rows : wrong
  return { wrong, shown, page: Math.max(1, Math.min(page, Math.ceil(shown.length / size))) }
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
