import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { userProfile } from '#features/accounts/contract.ts'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { blankBooking } from './answers.ts'
import type { Implanter } from './BookImplanter.tsx'

const BookingSteps = lazy(() => import('./BookingSteps.tsx').then((part) => ({ default: part.BookingSteps })))

/** The steps to a visit: for whoever is signed in with their own address. */
export function BookingForm({ implanter }: { implanter: Implanter }) {
  const session = useSession()
  const [asked] = useSearchParams()
  const account = useCall(userProfile, {}, { enabled: session !== null, freshFor: 60 })
  if (session?.sub === implanter.id) return <Preview />
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

/** BOOK-1 Nobody books themselves. */
const Preview = () => (
  <Notice
    title="This is your page, as customers see it"
    action={
      <ButtonLink weight="plain" size="sm" to={paths.implanterAvailability}>
        Change your hours and prices
      </ButtonLink>
    }
  >
    Customers choose their animals and a free time here. You can’t book a visit with yourself.
  </Notice>
)
