import { lazy, Suspense, useEffect } from 'react'
import { useParams } from 'react-router'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { getStudent } from '../contract.ts'

const CRUMBS = [{ label: 'Your students', to: paths.trainerDashboard }]

/** Its code comes while the answer does. */
const part = () => import('../parts/trainer/Student.tsx')
const Student = lazy(() => part().then((all) => ({ default: all.Student })))

/** One student of a trainer: how they got on, and the practical. */
export default function StudentPage() {
  const { studentId = '' } = useParams()
  const query = useCall(getStudent, { studentId }, { freshFor: 0 })
  useEffect(() => void part().catch(() => null), [])
  return (
    <Page title={query.data?.name ?? 'Your student'} crumbs={CRUMBS}>
      <Suspense>
        <Loaded what="your student" query={query} shape="cards" count={2}>
          {(student) => <Student student={student} />}
        </Loaded>
      </Suspense>
    </Page>
  )
}
