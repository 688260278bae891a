import { updateUser, userProfile } from '#features/accounts/contract.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { Notice } from '#ui/Notice.tsx'
import { getContactChecks } from '../contract.ts'

/** Tells a keeper that we may not reach them, with one press to say that we do. */
export function Unverified() {
  const check = useCall(getContactChecks, {}).data?.items[0]
  const { run, isPending } = useAction(updateUser, {
    toast: 'Thanks for confirming your details.',
    refresh: [getContactChecks, userProfile],
  })
  if (!check) return null
  const acts = (
    <Group gap="0.75rem">
      <ButtonLink to={paths.profile} size="sm">
        Check my details
      </ButtonLink>
      <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => run({ detailsAreRight: true })}>
        They’re all right
      </ActionButton>
    </Group>
  )
  return (
    <Notice kind="warning" title="Your details aren’t verified" action={acts}>
      {SAYS[check.why]} on {whenText(check.since, 'day')}. Your pets can still be found, but we might not be able to reach you.
    </Notice>
  )
}

const SAYS = {
  year: 'It had been a year since you last confirmed them',
  email: 'An e-mail to you came back',
  sms: 'A text to you couldn’t be delivered',
}
