import { useState } from 'react'
import { useParams } from 'react-router'
import { useContractForm } from '#platform/web/form.ts'
import { sayFailed } from '#platform/web/toasts.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Arrived } from '#ui/Arrived.tsx'
import { LockedArt } from '#ui/art/spots/LockedArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { resetPassword } from '../contract.ts'
import { NewPasswordField } from '../kit/NewPasswordField.tsx'

type Outcome = 'changed' | 'ended'

export default function ResetPasswordPage() {
  const { token = '' } = useParams()
  const [outcome, setOutcome] = useState<Outcome>()
  return (
    <Page width="narrow" title="Choose a new password">
      <Panel look="raised">
        {outcome === undefined && <ResetForm token={token} onOutcome={setOutcome} />}
        {outcome && <Arrived>{outcomes[outcome]}</Arrived>}
      </Panel>
    </Page>
  )
}

function ResetForm({ token, onOutcome }: { token: string; onOutcome: (outcome: Outcome) => void }) {
  const { form, formProps, summary, isPending } = useContractForm(resetPassword, {
    initial: { password: '' },
    asks: ({ password }) => ({ token, password }),
    then: () => onOutcome('changed'),
    refused: ({ code, message }) => (code === 'linkEnded' ? onOutcome('ended') : sayFailed(message)),
  })
  return (
    <FormRows {...formProps} {...summary}>
      <NewPasswordField label="New password" {...form.getInputProps('password')} />
      <FormActions note="We’ll sign you out on every device.">
        <ActionButton type="submit" busy={isPending}>
          Change password
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}

const outcomes = {
  changed: (
    <EmptyState art={<LockedArt />} title="You’ve changed your password" action={<ButtonLink to={paths.login()}>Sign in</ButtonLink>}>
      Sign in with the new one. We’ve signed you out on every device.
    </EmptyState>
  ),
  ended: (
    <EmptyState
      art={<LockedArt />}
      title="This link no longer works"
      action={<ButtonLink to={paths.forgotPassword}>Ask for a new link</ButtonLink>}
    >
      It’s been used, or it’s more than 30 minutes old. Your password hasn’t changed.
    </EmptyState>
  ),
}
