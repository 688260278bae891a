import { longestWaiting } from '#features/implanting/parts/manage/address.ts'
import { daysWaited } from '#features/implanting/parts/words.ts'
import { countText } from '#platform/text/counttext.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Implanting } from './ImplanterOverview.tsx'

type Waiting = Implanting['ageing'][number]

/** Implanted chips whose animals have no keeper on the register, the longest wait first, each with what can be done. */
export function Ageing({ ageing, total }: Pick<Implanting, 'ageing'> & { total: number }) {
  if (ageing.length === 0)
    return (
      <Panel title="Animals without a keeper" look="sunk">
        Every animal you’ve chipped has a keeper on the register.
      </Panel>
    )
  const all = (
    <ButtonLink weight="quiet" size="sm" to={longestWaiting}>
      See all {countText(total)} animals
    </ButtonLink>
  )
  return (
    <Panel
      title="Animals without a keeper"
      lead="Until someone confirms that an animal is theirs, finders will reach you."
      actions={total > ageing.length && all}
    >
      <DataTable label="Animals without a keeper" columns={columns} rows={ageing} rowKey={({ chipNumber }) => chipNumber} />
    </Panel>
  )
}

const columns: Column<Waiting>[] = [
  { key: 'animal', title: 'Animal', bare: true, cell: ({ petName, shown }) => <Animal name={petName} shown={shown} /> },
  { key: 'age', title: 'Registered', cell: ({ ageDays }) => (ageDays === 0 ? 'today' : `${daysWaited(ageDays)} ago`) },
  {
    key: 'state',
    title: 'Keeper',
    cell: ({ isAsked }) => <StatusTag tone={isAsked ? 'watch' : 'alert'}>{isAsked ? 'Asked' : 'No one asked'}</StatusTag>,
  },
  { key: 'act', title: 'To do', bare: true, cell: (row) => <Act row={row} /> },
]

function Animal({ name, shown }: { name: string | null; shown: string }) {
  return (
    <>
      <b>{name ?? 'No name'}</b>
      <Box c="dimmed" fz="sm" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {shown}
      </Box>
    </>
  )
}

/** With nobody asked the right person is asked; else there is only the request to look at. */
function Act({ row: { isAsked, link, petName, shown } }: { row: Waiting }) {
  return (
    <ButtonLink weight={isAsked ? 'quiet' : 'plain'} size="sm" to={link}>
      <Box component="span" style={{ whiteSpace: 'nowrap' }}>
        {isAsked ? 'See request' : 'Ask again'}
      </Box>
      <VisuallyHidden> for {petName ?? shown}</VisuallyHidden>
    </ButtonLink>
  )
}
