import type { ComponentProps, ReactNode } from 'react'
import { ActionButton } from './ActionButton.tsx'
import { Rows } from './Columns.tsx'
import { FormActions } from './FormActions.tsx'
import { FormDialog } from './FormDialog.tsx'

interface AskOnceProps {
  /** The question. */
  title: ReactNode
  /** What follows from a yes. */
  children: ReactNode
  /** The button that does it, as a verb. */
  yes: string
  /** The button that leaves all as it is. */
  no?: string
  weight?: NonNullable<ComponentProps<typeof ActionButton>['weight']>
  busy: boolean
  onYes: () => void
  onClose: () => void
}

/** Asks once before something is done. */
export function ConfirmDialog({ title, children, yes, no = 'Not now', weight = 'main', busy, onYes, onClose }: AskOnceProps) {
  return (
    <FormDialog title={title} onClose={onClose}>
      <Rows>
        <div>{children}</div>
        <FormActions>
          <ActionButton weight={weight} busy={busy} onClick={onYes}>
            {yes}
          </ActionButton>
          <ActionButton weight="plain" onClick={onClose}>
            {no}
          </ActionButton>
        </FormActions>
      </Rows>
    </FormDialog>
  )
}
