import type { ReactNode } from 'react'
import { mayAsk } from '#features/pets/parts/OnlyWhoMay.tsx'
import { useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LockedArt } from '#ui/art/spots/LockedArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { getWelfarePets } from '../contract.ts'

/** Shows what is for organisations to those that are one, and tells everybody else where to turn. */
export function OnlyWelfare({ children }: { children: ReactNode }) {
  const session = useSession()
  if (!session || mayAsk(getWelfarePets, session)) return children
  return (
    <EmptyState
      art={<LockedArt />}
      title="This page is for rescues, vets and wardens"
      action={
        <>
          <ButtonLink to={paths.welfareRegister}>Register your organisation</ButtonLink>
          <ButtonLink weight="plain" to={paths.profile}>
            Go to your profile
          </ButtonLink>
        </>
      }
    >
      Hello {session.name}. Your account is not that of a welfare organisation. A rescue, vet practice, council or police force can add
      itself to this account, free.
    </EmptyState>
  )
}
