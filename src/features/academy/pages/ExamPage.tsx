import { lazy, Suspense } from 'react'
import { paths } from '#src/paths.ts'
import { Page } from '#ui/Page.tsx'

/** Its code comes once the page stands. */
const ExamStart = lazy(() => import('../parts/exam/ExamStart.tsx').then((all) => ({ default: all.ExamStart })))

/** The exam: its rules, a button that begins it, and its questions. One that is under way goes on by itself. */
export default function ExamPage() {
  return (
    <Page title="Exam" width="text" crumbs={[{ label: 'Your training', to: paths.studentDashboard }]}>
      <Suspense>
        <ExamStart />
      </Suspense>
    </Page>
  )
}
