import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { updateUser, userProfile } from '../../contract.ts'

/** Stands above everything while the account closes. `closesAt` is ISO 8601. */
export function ClosingNotice({ closesAt }: { closesAt: string }) {
  const { run, isPending } = useAction(updateUser, { toast: 'Your account is staying open.', refresh: [userProfile] })
  const keep = (
    <ActionButton busy={isPending} onClick={() => run({ keep: true })}>
      Keep my account
    </ActionButton>
  )
  return (
    <Notice kind="danger" title="Your account is closing" action={keep}>
      It closes on {whenText(closesAt, 'day')}. Until then everything works, and you can keep it.
    </Notice>
  )
}
