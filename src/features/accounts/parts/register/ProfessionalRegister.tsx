import { useState } from 'react'
import { Link } from 'react-router'
import { holds, useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Extended } from '#ui/Extended.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { userProfile } from '../../contract.ts'
import { registrationPrices } from '../../kit/points.ts'
import { signIn } from '../../kit/signin.ts'
import { CheckYourEmail } from '../signing/CheckYourEmail.tsx'
import { Applied } from './Applied.tsx'
import type { Profession } from './professions.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { WhoRegisters } from './WhoRegisters.tsx'

/** Registers somebody for a trade: with a new account, or with the one they are signed in to; then asks for evidence. */
export function ProfessionalRegister({ profession }: { profession: Profession }) {
  const session = useSession()
  if (holds(profession.work, session)) return <Applied profession={profession} />
  return session ? <AddToAccount profession={profession} /> : <OpenAccount profession={profession} />
}

function OpenAccount({ profession: { work, page, title, lead } }: { profession: Profession }) {
  const [writtenTo, setWrittenTo] = useState('')
  if (writtenTo)
    return (
      <CheckYourEmail email={writtenTo} action={<ButtonLink to={paths.login(page)}>Sign in</ButtonLink>}>
        We’ve e-mailed you there. The message tells you what to do next.
      </CheckYourEmail>
    )
  return (
    <Page width="text" title={title} lead={lead}>
      <WhoRegisters />
      <Prices work={work} />
      <RegisterForm work={work} account={null} onRegistered={(typed) => signIn(typed).catch(() => setWrittenTo(typed.email))} />
      <p>
        Do you already have an account? <Link to={paths.login(page)}>Sign in</Link> and add this to it.
      </p>
    </Page>
  )
}

function AddToAccount({ profession }: { profession: Profession }) {
  const { work, addTitle, addLead } = profession
  const query = useCall(userProfile, {})
  const { data: account } = query
  // One that Staff have refused is in no token.
  if (account?.profiles.some(({ type }) => type === work)) return <Applied profession={profession} />
  return (
    <Page width="narrow" title={addTitle} lead={addLead}>
      <Prices work={work} />
      <Loaded what="your account" query={query} count={4}>
        {(account) => <RegisterForm key={account.id} work={work} account={account} onRegistered={signIn} />}
      </Loaded>
    </Page>
  )
}

/** Trainers register no animals. */
const Prices = ({ work }: Pick<Profession, 'work'>) =>
  work === 'Trainer' ? null : <Extended point={registrationPrices} props={{ by: work }} />
