import { lazy, Suspense } from 'react'
import { ImplanterPage } from '#features/implanting/kit/ImplanterPage.tsx'

const PayoutList = lazy(() => import('../parts/payouts/PayoutList.tsx').then((part) => ({ default: part.PayoutList })))

/** What an implanter is owed and was paid of the deposits that they may keep. */
export default function PayoutsPage() {
  return (
    <ImplanterPage
      title="Payouts"
      openWhenRefused
      lead="We collect deposits for you. On the 1st of each month we add up those you may keep, from visits that ended more than 7 days ago, and pay them to your bank account."
    >
      <Suspense>
        <PayoutList />
      </Suspense>
    </ImplanterPage>
  )
}
