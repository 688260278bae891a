import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { ImplanterPage } from '#features/implanting/kit/ImplanterPage.tsx'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'

const OneVisit = lazy(() => import('../parts/visit/OneVisit.tsx').then((part) => ({ default: part.OneVisit })))
const VisitList = lazy(() => import('../parts/visit/VisitList.tsx').then((part) => ({ default: part.VisitList })))
const WeekCalendar = lazy(() => import('../parts/visit/WeekCalendar.tsx').then((part) => ({ default: part.WeekCalendar })))
const WaitingVisits = lazy(() => import('../parts/visit/WaitingVisits.tsx').then((part) => ({ default: part.WaitingVisits })))

/** An implanter’s visits: what waits for an answer, the week, and all of them. */
export default function ImplanterBookingsPage() {
  const [params] = useSearchParams()
  const one = params.get('booking')
  return (
    <ImplanterPage
      title="Bookings"
      openWhenRefused
      actions={
        !one && (
          <ButtonLink weight="plain" to={paths.implanterAvailability}>
            Change hours and prices
          </ButtonLink>
        )
      }
    >
      {one ? (
        <Suspense>
          <OneVisit bookingId={one} />
        </Suspense>
      ) : (
        <>
          <Suspense>
            <WaitingVisits />
            <WeekCalendar />
            <Panel title="Bookings to come and past">
              <VisitList side="implanter" level={3} />
            </Panel>
          </Suspense>
        </>
      )}
    </ImplanterPage>
  )
}
