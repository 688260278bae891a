import { useState } from 'react'
import type { AnswerOf } from '#platform/contract/call.ts'
import { Rows, WithAside } from '#ui/Columns.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { getStudent } from '../../contract.ts'
import { AssessmentForm } from './AssessmentForm.tsx'
import { Attempts } from './Attempts.tsx'
import { Practicals } from './Practicals.tsx'
import { RefresherPanel } from './RefresherPanel.tsx'
import { StudentFacts } from './StudentFacts.tsx'
import { UnlockPanel } from './UnlockPanel.tsx'

/** How a student got on, and their practical. */
export function Student({ student }: { student: AnswerOf<typeof getStudent> }) {
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
          can.assess !== true &&
          (!certificate || student.adding.length > 0) && <Notice title="No practical yet">{can.assess.words}.</Notice>
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
