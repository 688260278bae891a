import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { When } from '#ui/When.tsx'
import type { getStudent } from '../../contract.ts'
import { kindsAlone, TRAINING_WORDS } from '../words.ts'

/** Where a student is. */
export function StudentFacts({
  student: { status, species, adding, appliedAt, exam, certificate },
}: {
  student: AnswerOf<typeof getStudent>
}) {
  return (
    <Panel title="Training">
      <FactList
        facts={[
          { label: 'Stage', value: <StatusTag tone={TRAINING_WORDS[status].tone}>{TRAINING_WORDS[status].label}</StatusTag> },
          { label: 'Animals', value: kindsAlone(species) },
          ...(adding.length > 0 ? [{ label: 'Adding', value: kindsAlone(adding) }] : []),
          { label: 'Applied', value: whenText(appliedAt, 'day') },
          ...(exam.nextAt ? [{ label: 'Next attempt from', value: <When at={exam.nextAt} /> }] : []),
          ...(certificate ? [{ label: 'Certificate', value: certificate.number }] : [{ label: 'Attempts left', value: exam.attemptsLeft }]),
        ]}
      />
    </Panel>
  )
}
