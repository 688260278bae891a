import type { ComponentProps } from 'react'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { rejectWords } from './words.ts'

interface RejectFieldsProps {
  /** `form.getInputProps('reason')` */
  reason: Omit<ComponentProps<typeof ChoiceCards>, 'label' | 'choices'>
  busy: boolean
  onClose: () => void
}

/** Why somebody says no to an animal. */
export function RejectFields({ reason, busy, onClose }: RejectFieldsProps) {
  return (
    <>
      <ChoiceCards
        {...reason}
        label="Why are you saying no?"
        choices={Object.entries(rejectWords).map(([value, label]) => ({ value, label }))}
        min="100%"
      />
      <DialogActions busy={busy} onClose={onClose}>
        Say no
      </DialogActions>
    </>
  )
}
