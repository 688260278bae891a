import type { ReactNode } from 'react'
import { useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LockedArt } from '#ui/art/spots/LockedArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Shows what is for keepers to keepers, and to everybody else a way to become one. */
export function KeepersOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  if (!session || session.profileTypes.includes('Customer')) return children
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
