import { lazy, Suspense, useState } from 'react'
import { Link, type MetaFunction, useSearchParams } from 'react-router'
import { afterSignIn } from '#platform/web/guard.ts'
import { useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Extended } from '#ui/Extended.tsx'
import { Page } from '#ui/Page.tsx'
import { registrationPrices } from '../kit/points.ts'
import { signIn } from '../kit/signin.ts'
import { trainer } from '../parts/register/professions.ts'
import { RegisterForm } from '../parts/register/RegisterForm.tsx'
import { SignedInAlready } from '../parts/register/SignedInAlready.tsx'
import { WhoRegisters } from '../parts/register/WhoRegisters.tsx'
import { CheckYourEmail } from '../parts/signing/CheckYourEmail.tsx'

export const meta: MetaFunction = () => [
  {
    name: 'description',
    content:
      'Create a free account. You pay once to register your pet’s microchip. Every change, lookup and message after that is free for ever.',
  },
]

/** Only trainers need its code. */
const ProfessionalRegister = lazy(() =>
  import('../parts/register/ProfessionalRegister.tsx').then((part) => ({ default: part.ProfessionalRegister })),
)

/** A keeper opens an account here, and a trainer with `?as=trainer`. */
export default function RegisterPage() {
  const isTrainer = useSearchParams()[0].get('as') === 'trainer'
  if (!isTrainer) return <KeeperRegister />
  return (
    <Suspense>
      <ProfessionalRegister profession={trainer} />
    </Suspense>
  )
}

function KeeperRegister() {
  const session = useSession()
  const wanted = useSearchParams()[0].get('path')
  const [writtenTo, setWrittenTo] = useState('')

  if (session) return <SignedInAlready onwards={wanted ? afterSignIn(wanted) : paths.customerDashboard} />
  if (writtenTo) {
    return (
      <CheckYourEmail email={writtenTo} action={<ButtonLink to={paths.login(wanted ?? undefined)}>Sign in</ButtonLink>}>
        We’ve e-mailed you there. The message tells you what to do next.
      </CheckYourEmail>
    )
  }
  return (
    <Page width="narrow" title="Create an account" lead="One account for all your pets. The account is free.">
      <WhoRegisters />
      <Extended point={registrationPrices} props={{}} />
      <RegisterForm
        plainAction={wanted ? paths.registerThen(wanted) : paths.register}
        work={null}
        account={null}
        onRegistered={(typed) => signIn(typed).catch(() => setWrittenTo(typed.email))}
      />
      <p>
        Do you already have an account? <Link to={paths.login(wanted ?? undefined)}>Sign in</Link>
      </p>
    </Page>
  )
}
