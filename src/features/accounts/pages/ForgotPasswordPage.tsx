import { useState } from 'react'
import { Link } from 'react-router'
import { useContractForm } from '#platform/web/form.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { forgotPassword } from '../contract.ts'
import { CheckYourEmail } from '../parts/signing/CheckYourEmail.tsx'

export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState('')
  if (sentTo) return <Sent email={sentTo} onAgain={() => setSentTo('')} />
  return (
    <Page width="narrow" title="Choose a new password" lead="Enter your e-mail address and we’ll send you a link to choose a new password.">
      <Panel look="raised">
        <AskForm onSent={setSentTo} />
      </Panel>
      <p>
        Remembered it? <Link to={paths.login()}>Sign in</Link>
      </p>
    </Page>
  )
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, formProps, summary, isPending } = useContractForm(forgotPassword, {
    once: true,
    initial: { email: '' },
    then: (_, __, { email }) => onSent(email),
  })
  return (
    <FormRows {...formProps} {...summary}>
      <EmailField label="E-mail address" autoComplete="email" spellCheck={false} {...form.getInputProps('email')} />
      <FormActions>
        <ActionButton type="submit" busy={isPending}>
          Send link
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <CheckYourEmail
      email={email}
      action={
        <ActionButton weight="plain" onClick={onAgain}>
          Use a different address
        </ActionButton>
      }
    >
      If there’s an account with this address, a link to choose a new password is on its way. It works once, for 30 minutes.
    </CheckYourEmail>
  )
}
