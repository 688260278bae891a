import { whenText } from '#platform/text/whentext.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { isSignedOver } from '../../kit/ways.ts'
import { senderFacts } from '../senderfacts.ts'
import { KINDS, kindWords } from '../words.ts'
import { type IntakeAnswers, isCounting } from './intake.ts'

interface Came {
  intake: IntakeAnswers
  rescueBackup?: boolean
  /** Where no microchip was found. */
  scannedBy?: string
  scannedOn?: string
  location?: string
}

/** What was said of how the animal came, with the way back to it. */
export function CheckIntake({ answers, onChange }: { answers: Came; onChange: () => void }) {
  const { intake, rescueBackup, scannedBy, scannedOn, location } = answers
  const kind = KINDS.find((one) => one === intake.kind)
  const facts = [
    ...(scannedBy && scannedOn ? [{ label: 'No microchip found', value: `${scannedBy}, ${whenText(scannedOn, 'day')}` }] : []),
    { label: 'How it came to you', value: kind && kindWords[kind].label },
    { label: 'Date it arrived', value: intake.cameOn && whenText(intake.cameOn, 'day') },
    ...(kind === 'stray' ? strayFacts(intake) : []),
    ...(kind ? senderFacts(intake) : []),
    ...(kind && isCounting(intake) ? councilFacts(intake) : []),
    ...(kind && isSignedOver(kind) ? giverFacts(intake) : []),
    { label: 'Condition', value: intake.condition },
    ...(rescueBackup === undefined ? [] : [{ label: 'Rescue back-up', value: rescueBackup ? 'Your organisation' : 'None' }]),
    ...(location ? [{ label: 'Location', value: location }] : []),
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

const strayFacts = ({ foundWhere, finderName, finderContact, ...intake }: IntakeAnswers) => [
  { label: 'Where it was found', value: foundWhere },
  { label: 'Brought in by', value: [finderName, finderContact].filter(Boolean).join(', ') },
  ...councilFacts(intake),
]

const councilFacts = ({ councilFrom, councilReference }: Pick<IntakeAnswers, 'councilFrom' | 'councilReference'>) => [
  { label: 'Day the council took it in', value: councilFrom && whenText(councilFrom, 'day') },
  { label: 'Council and reference', value: councilReference },
]
