import { useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { CertificateArt } from '#ui/art/spots/CertificateArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { JoinForm } from '../parts/joining/JoinForm.tsx'
import { useJoining } from '../parts/joining/useJoining.ts'

export const meta = () => [
  { name: 'description', content: 'Register your pet’s microchip and open your account in one go. Your pet can be found at once.' },
]

export default function CustomerRegisterPage() {
  const joining = useJoining()
  const session = useSession()
  if (session && !joining.joined) return <SignedIn name={session.name} />
  return (
    <Page
      title="Register your pet’s microchip"
      lead="Your pet, its chip and your account in one go, in about five minutes. What you type is kept in this tab until you are done."
      width="text"
    >
      <JoinForm joining={joining} />
    </Page>
  )
}

function SignedIn({ name }: { name: string }) {
  return (
    <Page title="You have an account already" width="narrow">
      <Panel look="raised">
        <EmptyState
          art={<CertificateArt />}
          title={`You are signed in as ${name}`}
          action={<ButtonLink to={paths.addPet}>Register a pet</ButtonLink>}
        >
          One account holds all your pets: add the next one there.
        </EmptyState>
      </Panel>
    </Page>
  )
}
