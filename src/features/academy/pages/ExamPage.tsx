import { lazy, Suspense, useEffect } from 'react'
import { paths } from '#src/paths.ts'
import { Page } from '#ui/Page.tsx'

/** Its code comes once the page stands. */
const part = () => import('../parts/exam/ExamStart.tsx')
const ExamStart = lazy(() => part().then((all) => ({ default: all.ExamStart })))

/** The exam: its rules, a button that begins it, and its questions. One that is under way goes on by itself. */
export default function ExamPage() {
  useEffect(() => void part().catch(() => null), [])
  return (
    <Page title="Exam" width="text" crumbs={[{ label: 'Your training', to: paths.studentDashboard }]}>
      <Suspense>
        <ExamStart />
      </Suspense>
    </Page>
  )
}
