import type { ReactNode } from 'react'
import type { Call } from '#platform/contract/call.ts'
import { type Session, useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LockedArt } from '#ui/art/spots/LockedArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Shows what a call is for to those who may ask it, and to everybody else a way to become a keeper. */
export function OnlyWhoMay({ ask, children }: { ask: Pick<Call, 'who'>; children: ReactNode }) {
  const session = useSession()
  if (!session || mayAsk(ask, session)) return children
  return (
    <EmptyState
      art={<LockedArt />}
      title="This page is for keepers of pets"
      action={
        <>
          <ButtonLink to={paths.register}>Become a keeper</ButtonLink>
          <ButtonLink weight="plain" to={paths.profile}>
            Go to your profile
          </ButtonLink>
        </>
      }
    >
      Hello {session.name}. Your account does not have the keeper’s profile yet. You can add it to the same account, free: your e-mail
      address and password stay as they are.
    </EmptyState>
  )
}

/** Whether the contract lets this person ask. The server decides; this only spares the person a refusal. */
export function mayAsk({ who }: Pick<Call, 'who'>, { profileTypes }: Pick<Session, 'profileTypes'>): boolean {
  return typeof who === 'string' || who.some((role) => profileTypes.includes(role))
}
