import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import type { Chosen } from '#ui/useChosen.ts'
import { useMayWork } from '../../kit/useMayWork.ts'
import { NoteForm } from './NoteForm.tsx'
import { Notes } from './Notes.tsx'

/** The notes on an animal of the list, and a new one. */
export function NotesDialog({ pet, onClose }: { pet: Chosen; onClose: () => void }) {
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
