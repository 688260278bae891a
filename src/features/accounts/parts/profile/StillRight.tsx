import { useState } from 'react'
import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { updateUser, userProfile } from '../../contract.ts'
import type { Account } from '../../kit/account.ts'
import { isStale } from './freshness.ts'

/** How long ago the details were said to be right, and one press to say so again. */
export function StillRight({ account }: { account: Account }) {
  const [now] = useState(() => new Date())
  const { run, isPending } = useAction(updateUser, {
    toast: 'Thanks for confirming your details.',
    refresh: [userProfile],
  })
  const { contactConfirmedAt } = account
  const stale = isStale(contactConfirmedAt, now)
  const yes = (
    <ActionButton weight={stale ? 'main' : 'plain'} busy={isPending} onClick={() => run({ detailsAreRight: true })}>
      Confirm my details
    </ActionButton>
  )
  return (
    <Notice
      kind={stale ? 'warning' : 'success'}
      title={stale ? 'Are your details still right?' : 'Your details are up to date'}
      action={yes}
    >
      {contactConfirmedAt ? `You last confirmed them on ${whenText(contactConfirmedAt, 'day')}.` : 'You haven’t confirmed them yet.'} A chip
      only brings a pet home if your details are right.
    </Notice>
  )
}
