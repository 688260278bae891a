import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Panel } from '#ui/Panel.tsx'
import { leaveNewsletter, newsletterChoice } from '../contract.ts'

/** One press leaves, and one takes that back. */
export function LeavePanel({ token, hasLeft }: { token: string; hasLeft: boolean }) {
  const { run, isPending } = useAction(leaveNewsletter, { refresh: [newsletterChoice] })
  return (
    <div aria-live="polite">
      <Panel
        title={hasLeft ? 'You’ve left the newsletter' : 'You get our newsletter'}
        lead={
          hasLeft
            ? 'We won’t send you another issue. We’ll delete your address in 30 days; until then you can change your mind.'
            : 'Messages about your account and your pets come separately, and go on whatever you choose here.'
        }
      >
        <FormActions>
          <ActionButton weight={hasLeft ? 'plain' : 'main'} busy={isPending} onClick={() => void run({ token, undo: hasLeft })}>
            {hasLeft ? 'Get the newsletter again' : 'Leave the newsletter'}
          </ActionButton>
        </FormActions>
      </Panel>
    </div>
  )
}
