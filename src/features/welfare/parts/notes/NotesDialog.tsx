import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import type { Chosen } from '#ui/useChosen.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useMayWork } from '../../kit/useMayWork.ts'
import { NoteForm } from './NoteForm.tsx'
import { Notes } from './Notes.tsx'

/** The way to the notes on an animal of the list, and to add one. */
export function NotesButton({ pet }: { pet: Chosen }) {
  return (
    <DialogButton weight="quiet" size="sm" renderDialog={(close) => <NotesDialog pet={pet} onClose={close} />}>
      Notes <VisuallyHidden>({pet.name})</VisuallyHidden>
    </DialogButton>
  )
}

function NotesDialog({ pet, onClose }: { pet: Chosen; onClose: () => void }) {
  const mayWork = useMayWork()
  return (
    <FormDialog title={`Notes on ${pet.name}`} onClose={onClose}>
      <Rows>
        {mayWork && (
          <NoteForm pets={[pet]}>
            {(busy) => (
              <FormActions>
                <ActionButton type="submit" busy={busy}>
                  Add note
                </ActionButton>
              </FormActions>
            )}
          </NoteForm>
        )}
        <Notes petId={pet.id} />
      </Rows>
    </FormDialog>
  )
}
