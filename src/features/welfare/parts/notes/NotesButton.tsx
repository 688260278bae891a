import { DialogButton } from '#ui/DialogButton.tsx'
import type { Chosen } from '#ui/useChosen.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { NotesDialog } from '../dialogs.ts'

/** The way to the notes on an animal of the list, and to add one. */
export function NotesButton({ pet }: { pet: Chosen }) {
  return (
    <DialogButton weight="quiet" size="sm" renderDialog={(close) => <NotesDialog pet={pet} onClose={close} />}>
      Notes <VisuallyHidden>({pet.name})</VisuallyHidden>
    </DialogButton>
  )
}
