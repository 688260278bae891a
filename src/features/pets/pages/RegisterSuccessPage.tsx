import { useLocation, useParams } from 'react-router'
import { useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { CelebrationArt } from '#ui/art/spots/CelebrationArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { JustRegistered } from '../parts/success/JustRegistered.tsx'
import { paymentIn } from '../parts/success/payment.ts'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function RegisterSuccessPage() {
  const { petName = '' } = useParams()
  const { pathname, state } = useLocation()
  const session = useSession()
  return (
    <Page
      title={session ? `${petName} is on the register` : 'Your pet’s record'}
      lead={session && `Anyone who finds ${petName} and has the chip scanned can now contact you through us, day or night.`}
      width="text"
      actions={<CelebrationArt size={200} />}
    >
      {session ? <JustRegistered petName={petName} payment={paymentIn(state)} /> : <SignInToSee path={pathname} />}
    </Page>
  )
}

/** To a stranger the page claims nothing: the name in its address is whatever somebody wrote there. */
function SignInToSee({ path }: { path: string }) {
  return (
    <Panel look="raised">
      <EmptyState title="Sign in to see the record" action={<ButtonLink to={paths.login(path)}>Sign in</ButtonLink>}>
        You’ll find the certificate there, and what to do next.
      </EmptyState>
    </Panel>
  )
}
