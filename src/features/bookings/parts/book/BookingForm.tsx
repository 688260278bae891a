import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { userProfile } from '#features/accounts/contract.ts'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { blankBooking } from './answers.ts'
import type { Implanter } from './BookImplanter.tsx'

const BookingSteps = lazy(() => import('./BookingSteps.tsx').then((part) => ({ default: part.BookingSteps })))

/** The steps to a visit: for whoever is signed in with their own address. */
export function BookingForm({ implanter }: { implanter: Implanter }) {
  const session = useSession()
  const [asked] = useSearchParams()
  const account = useCall(userProfile, {}, { enabled: session !== null, freshFor: 60 })
  if (!session)
    return (
      <Suspense>
        <BookingSteps key="guest" implanter={implanter} initial={blankBooking(implanter, { asked, home: null })} />
      </Suspense>
    )
  return (
    <Loaded what="your details" query={account} count={3}>
      {({ address }) => (
        <Suspense>
          <BookingSteps key="known" implanter={implanter} initial={blankBooking(implanter, { asked, home: address })} />
        </Suspense>
      )}
    </Loaded>
  )
}
