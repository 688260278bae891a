import { databaseList } from '#features/chips/contract.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { isFile, proofText } from '../kit/proof.ts'
import { MoveAhead } from './MoveAhead.tsx'
import type { Moving } from './transfer.ts'

interface CheckTransferProps {
  answers: Moving
  /** What the database said of the number. */
  holds: 'yes' | 'no' | 'noAnswer' | undefined
  onChange: (step: string) => void
}

/** What was said of the other database, each with the way back to it, and what happens when the record is moved. */
export function CheckTransfer({ answers, holds, onChange }: CheckTransferProps) {
  const { data } = useCall(databaseList, {}, { freshFor: 3600 })
  const database = data?.items.find(({ code }) => code === answers.database)
  const shown = isFile(answers.proofKind) && answers.certificateName ? `: ${answers.certificateName}` : ''
  const change = (step: string, what: string) => (
    <ActionButton weight="quiet" size="sm" onClick={() => onChange(step)}>
      Change <VisuallyHidden>{what}</VisuallyHidden>
    </ActionButton>
  )
  return (
    <Rows>
      <Panel title="The move" level={3} look="sunk">
        <FactList
          facts={[
            { label: 'From', value: database?.name, action: change('database', 'the database') },
            { label: 'Proof', value: `${proofText(answers.proofKind)}${shown}`, action: change('proof', 'the proof') },
          ]}
        />
      </Panel>
      {database && holds !== 'no' && (
        <Panel title="What happens when" level={3}>
          <MoveAhead name={database.name} petName={answers.name} way={wayTo(database)} />
        </Panel>
      )}
    </Rows>
  )
}

const wayTo = ({ adapter, getsLetters }: { adapter: string; getsLetters: boolean }) =>
  adapter === 'none' ? getsLetters && 'letter' : 'asked'
