import { useState } from 'react'
import { Link, type MetaFunction, useSearchParams } from 'react-router'
import { ask } from '#platform/web/ask.ts'
import { busyWhile } from '#platform/web/busy.ts'
import { afterSignIn } from '#platform/web/guard.ts'
import { saveToken, useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Page } from '#ui/Page.tsx'
import { login } from '../contract.ts'
import { RegisterForm } from '../parts/register/RegisterForm.tsx'
import { SignedInAlready } from '../parts/register/SignedInAlready.tsx'
import type { Typed } from '../parts/register/steps.ts'
import { CheckYourEmail } from '../parts/signing/CheckYourEmail.tsx'

export const meta: MetaFunction = () => [
  {
    name: 'description',
    content: 'Open a free account to register your pet’s microchip. Every change you make later is free as well, for ever.',
  },
]

export default function RegisterPage() {
  const session = useSession()
  const wanted = useSearchParams()[0].get('path')
  const [writtenTo, setWrittenTo] = useState('')

  if (session) return <SignedInAlready onwards={wanted ? afterSignIn(wanted) : paths.customerDashboard} />
  if (writtenTo) {
    return (
      <CheckYourEmail email={writtenTo} action={<ButtonLink to={paths.login(wanted ?? undefined)}>Sign in</ButtonLink>}>
        We have written to you there. The message says how to go on.
      </CheckYourEmail>
    )
  }
  return (
    <Page
      width="narrow"
      title="Create your account"
      lead="One account for all your pets. It is free, and so is every change you make later."
    >
      <RegisterForm onRegistered={(typed) => signIn(typed).catch(() => setWrittenTo(typed.email))} />
      <p>
        Do you have an account? <Link to={paths.login(wanted ?? undefined)}>Sign in</Link>
      </p>
    </Page>
  )
}

/** What was just typed opens a new account. Where it does not, the e-mail had one already, and only a message there may say so. */
async function signIn({ email, password }: Pick<Typed, 'email' | 'password'>) {
  const { data } = await busyWhile(ask(login, { email, password }))
  saveToken(data.token)
}
