import type { ComponentProps, ReactNode } from 'react'
import { mayAsk } from '#features/pets/parts/OnlyWhoMay.tsx'
import { useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LockedArt } from '#ui/art/spots/LockedArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { SubNav } from '#ui/SubNav.tsx'
import { getBreederPets } from '../contract.ts'

const links = [
  { label: 'Overview', to: paths.breederDashboard, end: true },
  { label: 'Litters', to: paths.litters },
  { label: 'Animals', to: paths.breederPets },
  { label: 'Reports', to: paths.breederReports },
  { label: 'Listing', to: paths.breederListing },
]

/** The frame of every page of a breeder: the way to the others, and for who is none, the way to become one. */
export function BreederPage({ actions, children, ...page }: ComponentProps<typeof Page>) {
  const session = useSession()
  const isBreeder = session === null || mayAsk(getBreederPets, session)
  if (!isBreeder)
    return (
      <Page {...page}>
        <NotABreeder name={session.name} />
      </Page>
    )
  return (
    <Page {...page} nav={<SubNav label="Breeder" links={links} />} actions={actions}>
      {children}
    </Page>
  )
}

function NotABreeder({ name }: { name: string }): ReactNode {
  return (
    <EmptyState
      art={<LockedArt />}
      title="This page is for breeders"
      action={
        <>
          <ButtonLink to={paths.registerBreeder}>Register as a breeder</ButtonLink>
          <ButtonLink weight="plain" to={paths.profile}>
            Go to your profile
          </ButtonLink>
        </>
      }
    >
      Hello {name}. Your account has no breeder’s profile yet. You can add one to the same account, free, whether or not you need a licence.
    </EmptyState>
  )
}
