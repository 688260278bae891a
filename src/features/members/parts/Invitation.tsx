import { whenText } from '#platform/text/whentext.ts'
import { saveToken, useSession } from '#platform/web/session.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Panel } from '#ui/Panel.tsx'
import { answerInvitation, getMyOrganisations } from '../contract.ts'
import { roleWords } from '../kit/roles.ts'
import type { MyOrganisation } from '../shapes.ts'

/** An organisation that asks somebody to work for it, and in which role. */
export function Invitation({ invitation: { id, organisation, role, until } }: { invitation: MyOrganisation }) {
  const session = useSession()
  const { run, isPending } = useAction(answerInvitation, {
    refresh: [getMyOrganisations],
    toast: true,
    // Whoever works as an organisation goes on with it.
    then: ({ token }) => {
      if (!session?.working) saveToken(token)
    },
  })
  return (
    <Panel look="raised" title={`${organisation} invites you`} lead={<>You can answer until {whenText(until, 'day')}.</>}>
      <Rows>
        <p>
          <strong>Your role: {roleWords[role].label}.</strong> {roleWords[role].hint}
        </p>
        <p>What you do for {organisation} is recorded under your name. Your own account and your own pets stay yours alone.</p>
        <FormActions>
          <ActionButton busy={isPending} onClick={() => void run({ id, accept: true })}>
            Accept invitation
          </ActionButton>
          <ActionButton weight="plain" busy={isPending} onClick={() => void run({ id, accept: false })}>
            No, thank you
          </ActionButton>
        </FormActions>
      </Rows>
    </Panel>
  )
}
