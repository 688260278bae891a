import { databaseList } from '#features/chips/contract.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Moving } from './transfer.ts'
import { proofText } from './words.ts'

/** What was said of the other database, each with the way back to it. */
export function CheckTransfer({ answers, onChange }: { answers: Moving; onChange: (step: string) => void }) {
  const { data } = useCall(databaseList, {}, { freshFor: 3600 })
  const name = data?.items.find(({ code }) => code === answers.database)?.name
  const shown = answers.proofKind === 'certificate' && answers.certificateName ? `: ${answers.certificateName}` : ''
  const change = (step: string, what: string) => (
    <ActionButton weight="quiet" size="sm" onClick={() => onChange(step)}>
      Change <VisuallyHidden>{what}</VisuallyHidden>
    </ActionButton>
  )
  return (
    <Panel title="The move" level={3} look="sunk">
      <FactList
        facts={[
          { label: 'From', value: name, action: change('database', 'the database') },
          { label: 'Proof', value: `${proofText(answers.proofKind)}${shown}`, action: change('proof', 'the proof') },
        ]}
      />
    </Panel>
  )
}
