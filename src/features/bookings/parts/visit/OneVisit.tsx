import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { getBooking } from '../../contract.ts'
import { VisitDetails } from './VisitDetails.tsx'

/** One visit of an implanter, and the way back to all of them. */
export function OneVisit({ bookingId }: { bookingId: string }) {
  const query = useCall(getBooking, { bookingId }, { freshFor: 5 })
  return (
    <>
      <Group gap="0.5rem" justify="space-between">
        <ButtonLink weight="quiet" size="sm" to={paths.implanterBookings}>
          See all bookings
        </ButtonLink>
        {query.data?.partnerId && (
          <ButtonLink weight="plain" size="sm" to={paths.writeTo(query.data.partnerId)}>
            Write to the customer
          </ButtonLink>
        )}
      </Group>
      <Loaded what="the visit" query={query} count={4}>
        {(visit) => <VisitDetails visit={visit} />}
      </Loaded>
    </>
  )
}
