import { groupChipNumber } from '#features/chips/group.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import type { importPets } from '../../contract.ts'

export type ImportReport = AnswerOf<typeof importPets>
export type ReportRow = ImportReport['rows'][number]

/** Rows to mend. As long as there is one, none of the file's pets is registered. */
export const wrongRows = ({ rows }: Pick<ImportReport, 'rows'>) => rows.filter(({ wrong }) => wrong.length > 0)

/** The report as rows of a CSV file, for whoever mends the file in a spreadsheet. The number keeps its gaps, or a spreadsheet would round it. */
export function reportRows({ rows }: Pick<ImportReport, 'rows'>): string[][] {
  const head = ['Row', 'Microchip number', 'Name', 'To mend', 'To know']
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
