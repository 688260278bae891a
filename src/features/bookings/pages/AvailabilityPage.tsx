import { ImplanterPage } from '#features/implanting/kit/ImplanterPage.tsx'
import { useCall } from '#platform/web/useCall.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { getBookingTerms } from '../contract.ts'
import { TermsAndHours } from '../parts/hours/TermsAndHours.tsx'

/** On which terms and when an implanter can be booked. */
export default function AvailabilityPage() {
  const query = useCall(getBookingTerms, {})
  return (
    <ImplanterPage
      title="Hours and prices"
      lead="Say when people can book you and what you charge. We show them your free times, work out the price and the drive, and ask you before anything is fixed."
    >
      <Loaded what="your hours and prices" query={query} count={5}>
        {(mine) => <TermsAndHours mine={mine} />}
      </Loaded>
    </ImplanterPage>
  )
}
