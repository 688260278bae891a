import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LockedArt } from '#ui/art/spots/LockedArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Stands on an organisation's pages for whoever is none. */
export function NotAnOrganisation({ name }: { name: string }) {
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
      Hello {name}. Your account is not that of a welfare organisation. A rescue, vet practice, council or police force can be added to the
      same account, free.
    </EmptyState>
  )
}
