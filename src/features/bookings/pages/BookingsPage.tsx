import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Page } from '#ui/Page.tsx'
import { VisitList } from '../parts/visit/VisitList.tsx'

/** The visits that somebody booked. */
export default function BookingsPage() {
  return (
    <Page
      title="Your bookings"
      crumbs={[{ label: 'Dashboard', to: paths.customerDashboard }]}
      actions={<ButtonLink to={paths.implanters}>Book microchipping</ButtonLink>}
    >
      <VisitList side="customer" />
    </Page>
  )
}
