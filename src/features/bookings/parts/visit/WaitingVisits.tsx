import { useEveryRow } from '#platform/web/useCall.ts'
import { Columns } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getImplanterBookings } from '../../contract.ts'
import { VisitCard } from './VisitCard.tsx'

/** The requests and proposals that wait; nothing where none do. */
export function WaitingVisits() {
  const { data } = useEveryRow(
    getImplanterBookings,
    (paging) => ({ side: 'implanter', show: 'waiting', ...paging }) as const,
    (page) => page,
    { freshFor: 5 },
  )
  if (!data || data.length === 0) return null
  return (
    <Panel title="Waiting for an answer" look="raised">
      <Columns min="20rem" fill>
        {data.map((visit) => (
          <VisitCard key={visit.id} visit={visit} />
        ))}
      </Columns>
    </Panel>
  )
}
