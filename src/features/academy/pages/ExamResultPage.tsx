import { lazy, Suspense, useEffect } from 'react'
import { useParams } from 'react-router'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { getExamResult } from '../contract.ts'

/** Its code comes while the answer does. */
const part = () => import('../parts/exam/ExamResult.tsx')
const ExamResult = lazy(() => part().then((all) => ({ default: all.ExamResult })))

/** How an attempt at the exam went. */
export default function ExamResultPage() {
  const { attemptId = '' } = useParams()
  const query = useCall(getExamResult, { attemptId })
  useEffect(() => void part().catch(() => null), [])
  return (
    <Page title="Exam result" width="text" crumbs={[{ label: 'Your training', to: paths.studentDashboard }]}>
      <Suspense>
        <Loaded what="the result" query={query} count={4}>
          {(result) => <ExamResult result={result} />}
        </Loaded>
      </Suspense>
    </Page>
  )
}
