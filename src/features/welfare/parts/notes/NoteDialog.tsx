import { listed } from '#platform/listed.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import type { Chosen } from '#ui/useChosen.ts'
import { animalsText } from '../words.ts'
import { NoteForm } from './NoteForm.tsx'

interface NoteDialogProps {
  pets: readonly Chosen[]
  onDone?: () => void
  onClose: () => void
}

/** Adds one note to one animal or to several. */
export function NoteDialog({ pets, onDone, onClose }: NoteDialogProps) {
  const who = pets.length > 3 ? animalsText(pets.length) : listed(pets.map(({ name }) => name))
  const then = () => {
    onDone?.()
    onClose()
  }
  return (
    <FormDialog title={`Add a note on ${who}`} onClose={onClose}>
      <NoteForm pets={pets} then={then}>
        {(busy) => (
          <DialogActions busy={busy} onClose={onClose}>
            Add note
          </DialogActions>
        )}
      </NoteForm>
    </FormDialog>
  )
}
