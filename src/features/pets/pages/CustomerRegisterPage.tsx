import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
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
  { name: 'description', content: 'Register your pet’s microchip and open an account in one go. Your pet can be found straight away.' },
]

export default function CustomerRegisterPage() {
  const joining = useJoining()
  const session = useSession()
  // The form takes the number out of the address, and the server doesn’t know who has signed in.
  const [search] = useSearchParams()
  const [chip] = useState(() => search.get('chip'))
  if (session && !joining.joined) return chip ? <Navigate to={paths.addPetWith(chip)} replace /> : <SignedIn name={session.name} />
  return (
    <Page
      title="Register your pet’s microchip"
      lead="Register your pet and its chip and open an account, all in about 5 minutes. We’ll keep what you type in this tab until you finish."
      width="text"
    >
      <JoinForm joining={joining} />
    </Page>
  )
}

function SignedIn({ name }: { name: string }) {
  return (
    <Page title="You already have an account" width="narrow">
      <Panel look="raised">
        <EmptyState
          art={<CertificateArt />}
          title={`You’re signed in as ${name}`}
          action={<ButtonLink to={paths.addPet}>Register a pet</ButtonLink>}
        >
          You can register all your pets with one account.
        </EmptyState>
      </Panel>
    </Page>
  )
}
