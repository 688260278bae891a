import { useState } from 'react'
import { Link, type MetaFunction, useNavigate, useSearchParams } from 'react-router'
import { useContractForm } from '#platform/web/form.ts'
import { afterSignIn } from '#platform/web/guard.ts'
import { saveToken } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Arrived } from '#ui/Arrived.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { login } from '../contract.ts'
import { pageAfterSignIn } from '../kit/start.ts'
import { useCodeField } from '../parts/signing/useCodeField.tsx'

export const meta: MetaFunction = () => [
  { name: 'description', content: 'Sign in to keep your pet’s record up to date. Updates are always free.' },
]

export default function LoginPage() {
  const [params] = useSearchParams()
  const wanted = params.get('path')
  return (
    <Page width="narrow" title="Sign in" lead={wanted ? 'Sign in and we’ll take you to the page you asked for.' : 'Good to see you again.'}>
      <Panel look="raised">
        <SignInForm wanted={wanted} />
      </Panel>
      <p>
        New here? <Link to={wanted ? paths.registerThen(wanted) : paths.register}>Create an account</Link>. It’s free, and so is every
        change you make later.
      </p>
    </Page>
  )
}

function SignInForm({ wanted }: { wanted: string | null }) {
  const navigate = useNavigate()
  const [hasApp, setHasApp] = useState(false)
  const { form, formProps, summary, isPending } = useContractForm(login, {
    initial: { email: '', password: '', code: '' },
    refused: ({ code }) => code === 'codeAsked' && !hasApp && setHasApp(true),
    then: async ({ token, user }) => {
      saveToken(token)
      await navigate(wanted ? afterSignIn(wanted) : pageAfterSignIn(user.profileTypes, user.organisations), { replace: true })
    },
  })
  const startAgain = () => {
    form.reset()
    setHasApp(false)
  }
  return (
    // Where no script runs, or none yet, the browser sends it.
    <FormRows {...formProps} action={paths.login(wanted ?? undefined)} {...summary}>
      {hasApp ? <AskCode form={form} onLeave={startAgain} isPending={isPending} /> : <AskPassword form={form} isPending={isPending} />}
    </FormRows>
  )
}

interface StepProps {
  form: ReturnType<typeof useContractForm<typeof login, { email: string; password: string; code: string }>>['form']
  isPending: boolean
}

function AskPassword({ form, isPending }: StepProps) {
  return (
    <>
      <TextField
        label="E-mail address"
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        name="email"
        {...form.getInputProps('email')}
      />
      <PasswordField label="Password" autoComplete="current-password" name="password" {...form.getInputProps('password')} />
      <FormActions>
        <ActionButton type="submit" busy={isPending}>
          Sign in
        </ActionButton>
        <Link to={paths.forgotPassword}>I’ve forgotten my password</Link>
      </FormActions>
    </>
  )
}

/** The password was right, and the account has an authenticator app. */
function AskCode({ form, isPending, onLeave }: StepProps & { onLeave: () => void }) {
  const code = useCodeField(form.getInputProps('code'), () => form.setFieldValue('code', ''))
  return (
    <>
      <Arrived>
        <h2>Enter a code</h2>
        <p>Your account has an authenticator app, so it takes a code as well as your password.</p>
      </Arrived>
      {code.field}
      <FormActions note={code.note}>
        <ActionButton type="submit" busy={isPending}>
          Sign in
        </ActionButton>
        <ActionButton weight="plain" onClick={onLeave}>
          Start again
        </ActionButton>
        {code.other}
      </FormActions>
    </>
  )
}
