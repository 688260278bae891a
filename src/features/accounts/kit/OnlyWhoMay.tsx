import type { ReactNode } from 'react'
import type { Call } from '#platform/contract/call.ts'
import { mayAsk, useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LockedArt } from '#ui/art/spots/LockedArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { isRoleTooLow, RoleTooLow } from '../parts/RoleTooLow.tsx'

/** Shows what a call is for to those who may ask it, and tells everybody else, kindly, where to turn. */
export function OnlyWhoMay({ ask, children }: { ask: Pick<Call, 'who' | 'acting'>; children: ReactNode }) {
  const session = useSession()
  if (!session || mayAsk(ask, session)) return children
  if (isRoleTooLow(ask, session)) return <RoleTooLow organisation={session.name} />
  return (
    <EmptyState
      art={<LockedArt />}
      title="This page is for pet keepers"
      action={
        <>
          <ButtonLink to={paths.profile}>Go to your profile</ButtonLink>
          <ButtonLink weight="plain" to={paths.home}>
            Look up a chip
          </ButtonLink>
        </>
      }
    >
      Hello {session.name}. Your account doesn’t have a keeper profile, so there are no pets here. You can add one to the same account on
      your profile page, free.
    </EmptyState>
  )
}
