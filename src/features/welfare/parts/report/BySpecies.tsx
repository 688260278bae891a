import { speciesWords } from '#knowledge/animals/species.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { countText } from '#platform/text/counttext.ts'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { getWelfareReports } from '../../contract.ts'
import { OUTCOMES } from './series.ts'

type Row = AnswerOf<typeof getWelfareReports>['bySpecies'][number]

const COLUMNS: Column<Row>[] = [
  { key: 'species', title: 'Kind of animal', cell: ({ species }) => speciesWords[species].label, bare: true },
  { key: 'came', title: 'Came in', cell: ({ came }) => countText(came), figures: true },
  { key: 'left', title: 'Left', cell: ({ left }) => countText(left), figures: true },
  ...OUTCOMES.map(({ key, label }) => ({ key, title: label, cell: (row: Row) => countText(row[key]), figures: true })),
]

/** What came in the period and how the animals left, by kind of animal. */
export function BySpecies({ rows }: { rows: readonly Row[] }) {
  return (
    <Panel title="By kind of animal">
      <DataTable label="Animals that came in and how they left, by kind" columns={COLUMNS} rows={rows} rowKey={({ species }) => species} />
    </Panel>
  )
}
