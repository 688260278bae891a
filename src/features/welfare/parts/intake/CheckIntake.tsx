import { whenText } from '#platform/text/whentext.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { KINDS, kindWords } from '../words.ts'
import type { IntakeAnswers, TakingIn } from './intake.ts'

/** What was said of how the animal came, with the way back to it. */
export function CheckIntake({ answers: { intake, rescueBackup }, onChange }: { answers: TakingIn; onChange: () => void }) {
  const kind = KINDS.find((one) => one === intake.kind)
  const facts = [
    { label: 'How it came to you', value: kind && kindWords[kind].label },
    { label: 'Date it arrived', value: intake.cameOn && whenText(intake.cameOn, 'day') },
    ...(kind === 'stray' ? strayFacts(intake) : []),
    ...(kind === 'surrender' ? giverFacts(intake) : []),
    { label: 'Condition', value: intake.condition },
    { label: 'Rescue back-up', value: rescueBackup ? 'Your organisation' : 'None' },
  ]
  return (
    <Panel
      title="How it came to you"
      level={3}
      look="sunk"
      actions={
        <ActionButton weight="quiet" size="sm" onClick={onChange}>
          Change <VisuallyHidden>how it came to you</VisuallyHidden>
        </ActionButton>
      }
    >
      <FactList facts={facts} />
    </Panel>
  )
}

const giverFacts = ({ givenUpBy, givenUpContact, signedOn }: IntakeAnswers) => [
  { label: 'Given up by', value: givenUpBy },
  { label: 'How to reach them', value: givenUpContact },
  { label: 'Signed over on', value: signedOn && whenText(signedOn, 'day') },
]

const strayFacts = ({ foundWhere, councilFrom, councilReference }: IntakeAnswers) => [
  { label: 'Where it was found', value: foundWhere },
  { label: 'Day the council took it in', value: councilFrom && whenText(councilFrom, 'day') },
  { label: 'Council and reference', value: councilReference },
]
