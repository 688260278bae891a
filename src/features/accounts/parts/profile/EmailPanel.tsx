import { IconMail } from '@tabler/icons-react'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { ChangeablePanel } from '#ui/ChangeablePanel.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmailAddress } from '#ui/EmailAddress.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Notice } from '#ui/Notice.tsx'
import { updateUserEmail, userProfile } from '../../contract.ts'
import type { Account } from '../../kit/account.ts'
import { EmailForm } from './EmailForm.tsx'
import { WithTag } from './WithTag.tsx'

/** The address that one signs in with, whether it is confirmed, and one that waits to take its place. */
export function EmailPanel({ account }: { account: Account }) {
  const { email, emailVerified, emailWaiting } = account
  return (
    <ChangeablePanel
      title="E-mail"
      lead="You use it to sign in, and we use it to write to you."
      icon={<IconMail size={26} />}
      what="your e-mail address"
      form={<EmailForm email={emailWaiting ?? ''} />}
    >
      <Rows>
        <FactList
          facts={[
            {
              label: 'Address',
              value: (
                <WithTag confirmed={emailVerified}>
                  <EmailAddress>{email}</EmailAddress>
                </WithTag>
              ),
            },
          ]}
        />
        {emailWaiting && (
          <Notice title="Confirm your new address">
            We’ve sent a link to {emailWaiting}. Until you follow it, we’ll keep using {email}. The link works for 24 hours.
          </Notice>
        )}
        {!emailVerified && <SendAgain email={email} />}
      </Rows>
    </ChangeablePanel>
  )
}

function SendAgain({ email }: { email: string }) {
  const { run, isPending } = useAction(updateUserEmail, { once: true, toast: `We’ve sent a new link to ${email}.`, refresh: [userProfile] })
  const again = (
    <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => run({ email })}>
      Send the link again
    </ActionButton>
  )
  return (
    <Notice kind="warning" title="Confirm this address" action={again}>
      Follow the link we sent to {email}. Until you do, we can’t be sure of reaching you there.
    </Notice>
  )
}
