import { saveCsv } from '#platform/web/savecsv.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Columns } from '#ui/Columns.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Money } from '#ui/Money.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SaveCsvButton } from '#ui/SaveCsvButton.tsx'
import { getPayoutYears } from '../../contract.ts'
import { type YearRow, yearRows, yearText } from './years.ts'

/** What each year came to, for whoever does the accounts. */
export function YearsPanel() {
  const query = useCall(getPayoutYears, {})
  const { data } = query
  return (
    <Panel
      title="Figures for your accountant"
      lead="An implant counts on the day of the implant, and a payout on the day we paid it. What customers pay you at the visit isn’t here."
      actions={data && <SaveCsvButton save={async () => saveCsv(yearRows(data), 'years.csv')} />}
    >
      <Loaded what="your figures" query={query} count={2} level={3}>
        {({ tax, calendar }) => (
          <Columns min="20rem">
            <Years label="Tax years, 6 April to 5 April" title="Tax year" rows={tax} />
            <Years label="Calendar years" title="Calendar year" rows={calendar} />
          </Columns>
        )}
      </Loaded>
    </Panel>
  )
}

const Years = ({ label, title, rows }: { label: string; title: string; rows: readonly YearRow[] }) => (
  <DataTable label={label} columns={[{ key: 'year', title, cell: yearText }, ...figures]} rows={rows} rowKey={({ from }) => from} />
)

const figures: Column<YearRow>[] = [
  { key: 'implants', title: 'Implants', figures: true, cell: ({ implants }) => implants },
  { key: 'payouts', title: 'Payouts', figures: true, cell: ({ payouts }) => payouts },
  { key: 'paid', title: 'Paid to you', figures: true, cell: ({ paid }) => <Money pence={paid.pence} exact /> },
]
