import { useSearchParams } from 'react-router'
import { ImplanterPage } from '#features/implanting/kit/ImplanterPage.tsx'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { OneVisit } from '../parts/visit/OneVisit.tsx'
import { VisitList } from '../parts/visit/VisitList.tsx'
import { WaitingVisits } from '../parts/visit/WaitingVisits.tsx'
import { WeekCalendar } from '../parts/visit/WeekCalendar.tsx'

/** An implanter’s visits: what waits for an answer, the week, and all of them. */
export default function ImplanterBookingsPage() {
  const [params] = useSearchParams()
  const one = params.get('booking')
  return (
    <ImplanterPage
      title="Bookings"
      actions={
        <ButtonLink weight="plain" to={paths.implanterAvailability}>
          Change hours and prices
        </ButtonLink>
      }
    >
      {one ? (
        <OneVisit bookingId={one} />
      ) : (
        <>
          <WaitingVisits />
          <WeekCalendar />
          <Panel title="All bookings">
            <VisitList side="implanter" level={3} />
          </Panel>
        </>
      )}
    </ImplanterPage>
  )
}
