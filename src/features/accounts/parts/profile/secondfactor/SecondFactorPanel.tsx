import { IconShieldLock } from '@tabler/icons-react'
import { useState } from 'react'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Arrived } from '#ui/Arrived.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getSecondFactor } from '../../../contract.ts'
import { AppIsSet } from './AppIsSet.tsx'
import { SavedCodes } from './SavedCodes.tsx'
import { SetUpApp } from './SetUpApp.tsx'

/** The second factor: free to everybody, and asked of those who may see keepers’ records. */
export function SecondFactorPanel() {
  const query = useCall(getSecondFactor, {})
  const [codes, setCodes] = useState<string[]>()
  return (
    <Panel title="Authenticator app" icon={<IconShieldLock size={26} />}>
      {codes ? (
        <SavedCodes codes={codes} onDone={() => setCodes(undefined)} />
      ) : (
        <Loaded what="your authenticator app" query={query} shape="lines" count={2} level={3}>
          {(factor) => <Factor factor={factor} onCodes={setCodes} />}
        </Loaded>
      )}
    </Panel>
  )
}

interface FactorProps {
  factor: AnswerOf<typeof getSecondFactor>
  onCodes: (codes: string[]) => void
}

function Factor({ factor, onCodes }: FactorProps) {
  const [begun, setBegun] = useState(false)
  const leave = () => setBegun(false)
  if (factor.since) return <AppIsSet since={factor.since} codesLeft={factor.recoveryCodesLeft} onCodes={onCodes} />
  if (begun)
    return (
      <Arrived>
        <SetUpApp onCodes={onCodes} onLeave={leave} />
      </Arrived>
    )
  return (
    <>
      <p>
        {factor.forWork && 'You need one to see keepers’ details. '}
        It’s a free app on your phone that shows a new 6-digit code every 30 seconds. Once it’s set up, signing in takes a code as well as
        your password, so someone who has only your password can’t get in.
      </p>
      <ActionButton weight="plain" onClick={() => setBegun(true)}>
        Set up an authenticator app
      </ActionButton>
    </>
  )
}
