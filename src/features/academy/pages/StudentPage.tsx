import { useState } from 'react'
import { useParams } from 'react-router'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Rows, WithAside } from '#ui/Columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getStudent } from '../contract.ts'
import { AssessmentForm } from '../parts/trainer/AssessmentForm.tsx'
import { Attempts } from '../parts/trainer/Attempts.tsx'
import { Practicals } from '../parts/trainer/Practicals.tsx'
import { RefresherPanel } from '../parts/trainer/RefresherPanel.tsx'
import { StudentFacts } from '../parts/trainer/StudentFacts.tsx'
import { UnlockPanel } from '../parts/trainer/UnlockPanel.tsx'

const CRUMBS = [{ label: 'Your students', to: paths.trainerDashboard }]

/** One student of a trainer: how they got on, and the practical. */
export default function StudentPage() {
  const { studentId = '' } = useParams()
  const query = useCall(getStudent, { studentId }, { freshFor: 0 })
  return (
    <Page title={query.data?.name ?? 'Your student'} crumbs={CRUMBS}>
      <Loaded what="your student" query={query} shape="cards" count={2}>
        {(student) => <Student student={student} />}
      </Loaded>
    </Page>
  )
}

function Student({ student }: { student: AnswerOf<typeof getStudent> }) {
  const { studentId, name, can, toAssess, certificate, practicals, history } = student
  return (
    <WithAside aside={<StudentFacts student={student} />}>
      <Rows>
        {can.unlock === true && <UnlockPanel studentId={studentId} name={name} />}
        {certificate && <RefresherPanel studentId={studentId} certificate={certificate} may={can.refresh} />}
        {practicals.length > 0 && <Practicals practicals={practicals} />}
        {toAssess.length > 0 ? (
          <Assess key={toAssess.join()} studentId={studentId} name={name} toAssess={toAssess} />
        ) : (
          can.assess !== true && !certificate && <Notice title="No practical yet">{can.assess.words}.</Notice>
        )}
        <Attempts attempts={history} />
      </Rows>
    </WithAside>
  )
}

function Assess(props: { studentId: string; name: string; toAssess: AnswerOf<typeof getStudent>['toAssess'] }) {
  const [saved, setSaved] = useState(0)
  return (
    <Panel title="Record a practical" lead="One kind of animal at a time, with at least three implants that you watched." look="raised">
      <AssessmentForm key={saved} {...props} onSaved={() => setSaved((count) => count + 1)} />
    </Panel>
  )
}
