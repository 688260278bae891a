import type { ReactNode } from 'react'
import { ActionButton } from './ActionButton.tsx'
import { FormActions } from './FormActions.tsx'

interface DialogActionsProps {
  busy: boolean
  onClose: () => void
  /** What follows from it, beside the buttons. */
  note?: ReactNode
  /** What sends the form, in words. */
  children: ReactNode
}

/** The end of a form in a dialog: to send it, or to leave everything as it is. */
export function DialogActions({ busy, onClose, note, children }: DialogActionsProps) {
  return (
    <FormActions note={note}>
      <ActionButton type="submit" busy={busy}>
        {children}
      </ActionButton>
      <ActionButton weight="plain" onClick={onClose}>
        Not now
      </ActionButton>
    </FormActions>
  )
}
