import { lazy, Suspense } from 'react'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Page } from '#ui/Page.tsx'

const VisitList = lazy(() => import('../parts/visit/VisitList.tsx').then((part) => ({ default: part.VisitList })))

/** The visits that somebody booked. */
export default function BookingsPage() {
  return (
    <Page
      title="Your bookings"
      crumbs={[{ label: 'Dashboard', to: paths.customerDashboard }]}
      actions={<ButtonLink to={paths.implanters}>Book microchipping</ButtonLink>}
    >
      <Suspense>
        <VisitList side="customer" />
      </Suspense>
    </Page>
  )
}
