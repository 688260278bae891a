import { useState } from 'react'
import { Link, type MetaFunction, useNavigate, useSearchParams } from 'react-router'
import { login } from '#features/accounts/contract.ts'
import { busyWhile } from '#platform/web/busy.ts'
import { callServer } from '#platform/web/callserver.ts'
import { saveToken, useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { ApplyForm } from '../parts/apply/ApplyForm.tsx'

const LEAD = 'Learn to implant microchips with a trainer we’ve verified: an exam, a practical, and a certificate anyone can check.'

export const meta: MetaFunction = () => [{ name: 'description', content: LEAD }]

/** Somebody applies to train as an implanter, with the account they have or a new one. */
export default function StudentRegisterPage() {
  const session = useSession()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [writtenTo, setWrittenTo] = useState('')
  const code = params.get('code')?.slice(0, 20) ?? ''
  const applied = async ({ token, email, password }: { token: string | null; email: string; password: string }) => {
    if (token) saveToken(token)
    // An e-mail that had an account is told so by e-mail alone.
    const isIn = token !== null || (await signIn(email, password))
    if (!isIn) return setWrittenTo(email)
    await navigate(paths.studentDashboard)
  }
  if (writtenTo) return <CheckYourEmail email={writtenTo} />
  return (
    <Page width="text" title="Train as an implanter" lead={LEAD}>
      <ApplyForm isNew={!session} code={code} onApplied={applied} />
      <Rows gap="xs">
        {!session && (
          <p>
            Do you already have an account? <Link to={paths.login(paths.studentRegister(code))}>Sign in</Link> and train with it.
          </p>
        )}
        <p>
          Do you teach implanting? <Link to={paths.registerTrainer}>Register as a trainer</Link>
        </p>
      </Rows>
    </Page>
  )
}

const signIn = (email: string, password: string) =>
  busyWhile(callServer(login, { email, password }, { asStranger: true })).then(
    ({ data }) => {
      saveToken(data.token)
      return true
    },
    () => false,
  )

function CheckYourEmail({ email }: { email: string }) {
  return (
    <Page width="narrow" title="Check your e-mail">
      <Panel look="raised">
        <EmptyState
          art={<MessageRelayArt />}
          title={email}
          action={<ButtonLink to={paths.login(paths.studentRegister())}>Sign in</ButtonLink>}
        >
          We’ve e-mailed you there. The message tells you what to do next.
        </EmptyState>
      </Panel>
    </Page>
  )
}
