import type { ComponentProps, ReactNode } from 'react'
import { userProfile } from '#features/accounts/contract.ts'
import { mayAsk } from '#features/pets/parts/OnlyWhoMay.tsx'
import { useSession } from '#platform/web/session.ts'
import { useAsk } from '#platform/web/useAsk.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LockedArt } from '#ui/art/spots/LockedArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Page } from '#ui/Page.tsx'
import { SubNav } from '#ui/SubNav.tsx'
import { getImplanterImplantedChips } from '../contract.ts'
import { StandingNotice } from './StandingNotice.tsx'

const links = [
  { label: 'Overview', to: paths.implanterHome },
  { label: 'Register a chip', to: paths.registerChip },
  { label: 'Chips', to: paths.manageChips, end: true },
  { label: 'Failed chips', to: paths.deadChips },
  { label: 'Orders', to: paths.orderChips },
  { label: 'Profile', to: paths.implanterProfile },
]

/** The frame of every page of an implanter: the way to the others, and for who is none, the way to become one. */
export function ImplanterPage({ actions, children, ...page }: ComponentProps<typeof Page>) {
  const session = useSession()
  const isImplanter = session === null || mayAsk(getImplanterImplantedChips, session)
  if (!isImplanter)
    return (
      <Page {...page}>
        <NotAnImplanter name={session.name} />
      </Page>
    )
  return (
    <Page {...page} nav={<SubNav label="Implanter" links={links} />} actions={actions}>
      {children}
    </Page>
  )
}

/** Whom Staff refused is told so; their profile is in no token any more. */
function NotAnImplanter({ name }: { name: string }): ReactNode {
  const { data, error } = useAsk(userProfile, {}, { freshFor: 60 })
  if (!data && !error) return <LoadingState count={2} label="Loading your profile" />
  if (data?.profiles.some(({ type, standing }) => type === 'Implanter' && standing === 'refused')) return <StandingNotice />
  return (
    <EmptyState
      art={<LockedArt />}
      title="This page is for implanters"
      action={
        <>
          <ButtonLink to={paths.registerImplanter}>Register as an implanter</ButtonLink>
          <ButtonLink weight="plain" to={paths.profile}>
            Go to your profile
          </ButtonLink>
        </>
      }
    >
      Hello {name}. Your account has no implanter’s profile yet. Vets, vet nurses and trained implanters can add one to the same account,
      free.
    </EmptyState>
  )
}
