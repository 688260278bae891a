import { Link } from 'react-router'
import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { Period } from '#platform/web/period.ts'
import { paths } from '#src/paths.ts'
import { Box } from '#ui/Box.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { getBreederReports } from '../../contract.ts'
import { DamsButton } from './ReportButton.tsx'

type Litter = AnswerOf<typeof getBreederReports>['byDam'][number]

/** The litters of a period by their mothers, as a licensing inspector asks for them. */
export function ByDam({ litters, period }: { litters: readonly Litter[]; period: Period }) {
  return (
    <Panel
      title="Litters by mother"
      lead="For your inspector. Animals born alive are those that were chipped, are waiting for their chips or died before."
      actions={litters.length > 0 && <DamsButton period={period} />}
    >
      {litters.length === 0 ? (
        'No litters were born in this period.'
      ) : (
        <DataTable label="Litters by mother" columns={columns} rows={litters} rowKey={({ id }) => id} />
      )}
    </Panel>
  )
}

const figure = (key: 'bornAlive' | 'stillborn' | 'chipped' | 'left', title: string): Column<Litter> => ({
  key,
  title,
  cell: (litter) => litter[key],
  figures: true,
})

const columns: Column<Litter>[] = [
  {
    key: 'mother',
    title: 'Mother',
    cell: ({ id, damName, ofHers }) => (
      <>
        <Link to={paths.litter(id)}>{damName}</Link>, litter {ofHers}
      </>
    ),
    bare: true,
  },
  { key: 'bornOn', title: 'Born', cell: ({ bornOn }) => whenText(bornOn, 'short') },
  figure('bornAlive', 'Born alive'),
  figure('stillborn', 'Stillborn'),
  { key: 'died', title: 'Died', cell: (litter) => <Died litter={litter} />, figures: true },
  figure('chipped', 'Chipped'),
  figure('left', 'Left'),
]

function Died({ litter: { died, deaths } }: { litter: Litter }) {
  return (
    <>
      {died}
      {deaths.map(({ name, on, of }) => (
        <Box key={name + on} c="dimmed" fz="sm">
          {[name, on && whenText(on, 'short'), of].filter(Boolean).join(', ')}
        </Box>
      ))}
    </>
  )
}
