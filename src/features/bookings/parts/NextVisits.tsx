import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getImplanterBookings } from '../contract.ts'
import { VisitCard } from './visit/VisitCard.tsx'

/** The next visits of one side on its dashboard, but for those that are a task there; nothing where there are none. */
export function NextVisits({ side }: { side: 'implanter' | 'customer' }) {
  const { data } = useCall(getImplanterBookings, { side, show: 'planned', pageSize: 2 }, { freshFor: 30 })
  if (!data || data.total === 0) return null
  return (
    <Panel
      title={side === 'implanter' ? 'Next bookings' : 'Your bookings'}
      actions={
        <ButtonLink weight="plain" size="sm" to={side === 'implanter' ? paths.implanterBookings : paths.bookings}>
          See all bookings
        </ButtonLink>
      }
    >
      <Columns min="18rem">
        {data.items.map((visit) => (
          <VisitCard key={visit.id} visit={visit} />
        ))}
      </Columns>
    </Panel>
  )
}
