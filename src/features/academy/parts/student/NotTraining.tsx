import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { CertificateArt } from '#ui/art/spots/CertificateArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Somebody who hasn’t applied yet. */
export function NotTraining() {
  return (
    <EmptyState
      art={<CertificateArt />}
      title="You haven’t applied yet"
      action={<ButtonLink to={paths.studentRegister()}>Train as an implanter</ButtonLink>}
    >
      Tell us which animals you want to train for and who your trainer is. Your exam, practical and certificate will be here.
    </EmptyState>
  )
}
