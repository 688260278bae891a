import { lazy, Suspense } from 'react'
import { Page } from '#ui/Page.tsx'

/** Its code comes once the page stands. */
const TrainerStart = lazy(() => import('../parts/TrainerStart.tsx').then((all) => ({ default: all.TrainerStart })))

/** What a trainer sees first: what waits for them, their referral code, and their students. */
export default function TrainerDashboard() {
  return (
    <Page title="Your students" lead="Students who’ve entered your referral code, and how far they’ve got.">
      <Suspense>
        <TrainerStart />
      </Suspense>
    </Page>
  )
}
