import { lazyPart } from '#platform/web/lazypart.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { BreederPet } from '../../shapes.ts'

const CameBackDialog = lazyPart(() => import('./CameBackDialog.tsx').then((part) => part.CameBackDialog))

/** For an animal that has left and stands at its breeder’s door again: its keeper on the register is still the one who had it. */
export function CameBack({ pet }: { pet: BreederPet }) {
  if (pet.isAskedBack)
    return (
      <ButtonLink weight="quiet" size="sm" to={paths.myRequests}>
        See your request<VisuallyHidden> for {pet.name}</VisuallyHidden>
      </ButtonLink>
    )
  return (
    <DialogButton weight="quiet" size="sm" renderDialog={(close) => <CameBackDialog pet={pet} onClose={close} />}>
      {pet.name}’s come back to me
    </DialogButton>
  )
}
