import { lazy, Suspense } from 'react'
import { Page } from '#ui/Page.tsx'

/** Its code comes once the page stands. */
const StudentStart = lazy(() => import('../parts/StudentStart.tsx').then((all) => ({ default: all.StudentStart })))

/** What a student sees first: how far they’ve got, and what’s next. */
export default function StudentDashboard() {
  return (
    <Page title="Your training" lead="From your application to your certificate as an implanter.">
      <Suspense>
        <StudentStart />
      </Suspense>
    </Page>
  )
}
