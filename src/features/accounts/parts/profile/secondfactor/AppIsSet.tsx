import { useState } from 'react'
import { whenText } from '#platform/text/whentext.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Arrived } from '#ui/Arrived.tsx'
import { Group } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FactList } from '#ui/FactList.tsx'
import { removeSecondFactor, replaceRecoveryCodes } from '../../../contract.ts'
import { CodeForm } from '../../../kit/CodeForm.tsx'

interface AppIsSetProps {
  /** ISO 8601. */
  since: string
  codesLeft: number
  onCodes: (codes: string[]) => void
}

/** Since when there is an app, and the ways to get new recovery codes or to remove it. */
export function AppIsSet({ since, codesLeft, onCodes }: AppIsSetProps) {
  const [doing, setDoing] = useState<'replace' | 'remove' | null>(null)
  const leave = () => setDoing(null)
  return (
    <Rows>
      <FactList
        facts={[
          { label: 'Set up', value: whenText(since, 'day') },
          { label: 'Recovery codes left', value: String(codesLeft) },
        ]}
      />
      {doing === null && (
        <Group gap="0.75rem">
          <ActionButton weight="plain" size="sm" onClick={() => setDoing('replace')}>
            Make new recovery codes
          </ActionButton>
          <ActionButton weight="plain" size="sm" onClick={() => setDoing('remove')}>
            Remove authenticator app
          </ActionButton>
        </Group>
      )}
      {doing === 'replace' && (
        <Arrived>
          <CodeForm
            ask={replaceRecoveryCodes}
            save="Make new recovery codes"
            then={({ recoveryCodes }) => onCodes(recoveryCodes)}
            onLeave={leave}
          />
        </Arrived>
      )}
      {doing === 'remove' && (
        <Arrived>
          <CodeForm ask={removeSecondFactor} save="Remove authenticator app" onLeave={leave} />
        </Arrived>
      )}
    </Rows>
  )
}
