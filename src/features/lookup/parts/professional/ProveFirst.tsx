import { IconShieldLock } from '@tabler/icons-react'
import { proveSecondFactor } from '#features/accounts/contract.ts'
import { CodeForm } from '#features/accounts/kit/CodeForm.tsx'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'

/** For whoever has no second factor yet. */
export function NeedsApp() {
  return (
    <Panel
      title="Set up an authenticator app first"
      icon={<IconShieldLock size={26} />}
      footer={<ButtonLink to={paths.profile}>Go to your profile</ButtonLink>}
    >
      Keepers’ names and addresses are behind one more lock than your password: a code from a free app on your phone. You set it up once, in
      about two minutes.
    </Panel>
  )
}

/** Asks for the code in place, so that what was scanned stays. */
export function EnterCode() {
  return (
    <Panel title="Enter a code" icon={<IconShieldLock size={26} />} lead="We’ll ask again in 12 hours.">
      <CodeForm ask={proveSecondFactor} save="Continue" />
    </Panel>
  )
}
