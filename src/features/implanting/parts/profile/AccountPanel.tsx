import { IconUser } from '@tabler/icons-react'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'

/** The way to what an implanter has in common with everybody who has an account. */
export function AccountPanel() {
  return (
    <Panel
      title="Your account"
      icon={<IconUser size={26} />}
      footer={
        <ButtonLink weight="plain" to={paths.profile}>
          Go to your account
        </ButtonLink>
      }
    >
      Change your name, e-mail address, mobile number or password in your account.
    </Panel>
  )
}
