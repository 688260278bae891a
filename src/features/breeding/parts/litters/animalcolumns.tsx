import { londonDate, systemClock } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { Box } from '#ui/Box.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { Narrow, Wide } from '#ui/RowLines.tsx'
import type { Choosing } from '#ui/useChosen.ts'
import type { BreederPet } from '../../shapes.ts'
import { animalColumns } from '../list/columns.tsx'

/** The animals of one litter: what they all share stands above the table, so there’s room for their chips and the day each can leave. */
export function litterAnimalColumns(choosing: Choosing<BreederPet>): Column<BreederPet>[] {
  const columns = animalColumns(choosing)
  return [
    ...columns.filter(({ key }) => key === 'name' || key === 'state'),
    { key: 'implant', title: 'Chip implanted', cell: (pet) => <Implanted pet={pet} />, isNothing: ({ implant }) => implant === null },
    {
      key: 'leave',
      title: 'Can leave',
      cell: (pet) => <Leave pet={pet} />,
      isNothing: ({ state }) => state === 'sold' || state === 'died',
    },
    ...columns.filter(({ key }) => key === 'acts'),
  ]
}

/** The day, and below it where the chip is and who put it in. */
function Implanted({ pet: { implant } }: { pet: BreederPet }) {
  if (!implant) return null
  const more = [implant.site, implant.by].filter(Boolean)
  return (
    <Box maw="14rem" style={{ overflowWrap: 'anywhere' }}>
      <Wide>{implant.on ? whenText(implant.on, 'short') : 'Day not given'}</Wide>
      <Narrow>Chipped{implant.on ? ` ${whenText(implant.on, 'short')}` : ', day not given'}</Narrow>
      {more.map((line) => (
        <Box c="dimmed" fz="sm" key={line}>
          {line}
        </Box>
      ))}
    </Box>
  )
}

function Leave({ pet: { leavesFrom, state } }: { pet: BreederPet }) {
  if (state === 'sold' || state === 'died') return null
  const from = !leavesFrom || leavesFrom <= londonDate(systemClock.now()) ? null : whenText(leavesFrom, 'short')
  return (
    <>
      <Wide>{from ?? 'Now'}</Wide>
      <Narrow>Can leave {from ? `from ${from}` : 'now'}</Narrow>
    </>
  )
}
