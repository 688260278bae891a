import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { getBooking } from '../contract.ts'

const VisitDetails = lazy(() => import('../parts/visit/VisitDetails.tsx').then((part) => ({ default: part.VisitDetails })))

/** One visit that somebody booked. */
export default function BookingPage() {
  const { id = '' } = useParams()
  const query = useCall(getBooking, { bookingId: id }, { freshFor: 5 })
  const visit = query.data
  return (
    <Page
      title={visit ? `Your visit with ${visit.with}` : 'Your booking'}
      crumbs={[
        { label: 'Dashboard', to: paths.customerDashboard },
        { label: 'Bookings', to: paths.bookings },
      ]}
      actions={
        visit?.partnerId && (
          <ButtonLink weight="plain" to={paths.writeTo(visit.partnerId)}>
            Write to the implanter
          </ButtonLink>
        )
      }
    >
      <Loaded what="your booking" query={query} count={4}>
        {(data) => (
          <Suspense>
            <VisitDetails visit={data} />
          </Suspense>
        )}
      </Loaded>
    </Page>
  )
}
