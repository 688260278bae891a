import { lazy, Suspense } from 'react'
import { ImplanterPage } from '#features/implanting/kit/ImplanterPage.tsx'
import { useCall } from '#platform/web/useCall.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { getBookingTerms } from '../contract.ts'

const TermsAndHours = lazy(() => import('../parts/hours/TermsAndHours.tsx').then((part) => ({ default: part.TermsAndHours })))

/** On which terms and when an implanter can be booked. */
export default function AvailabilityPage() {
  const query = useCall(getBookingTerms, {})
  return (
    <ImplanterPage
      title="Hours and prices"
      lead="Say when people can book you and what you charge. We show them your free times, work out the price and the drive, and ask you before anything is fixed."
    >
      <Loaded what="your hours and prices" query={query} count={5}>
        {(mine) => (
          <Suspense>
            <TermsAndHours mine={mine} />
          </Suspense>
        )}
      </Loaded>
    </ImplanterPage>
  )
}
