import type { PetDetail } from '#features/pets/kit/form/answersof.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { DialogButton } from '#ui/DialogButton.tsx'

const SayBredDialog = lazyPart(() => import('./SayBredDialog.tsx').then((part) => part.SayBredDialog))

/** On the page of an animal of which nobody has said who bred it: its keeper did. */
export function SayBred({ pet }: { pet: PetDetail }) {
  return (
    <DialogButton weight="quiet" size="sm" renderDialog={(close) => <SayBredDialog pet={pet} onClose={close} />}>
      I bred {pet.name}
    </DialogButton>
  )
}
