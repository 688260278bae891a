import type { ReactNode } from 'react'
import type { ContractForm } from '#platform/web/form.ts'
import { ActionButton } from './ActionButton.tsx'
import { useLeave } from './ChangeablePanel.tsx'
import { FormActions } from './FormActions.tsx'
import { FormRows } from './FormRows.tsx'

interface ChangingFormProps extends Pick<ContractForm<Record<string, unknown>>, 'formProps' | 'summary' | 'isPending'> {
  /** What the button does, as a verb. */
  save?: string
  note?: ReactNode
  children: ReactNode
}

/** The form inside a ChangeablePanel: what is wrong, the fields, and the ways to keep or to leave it. */
export function ChangingForm({ formProps, summary, isPending, save = 'Save', note, children }: ChangingFormProps) {
  const leave = useLeave()
  return (
    <FormRows {...formProps} {...summary}>
      {children}
      <FormActions note={note}>
        <ActionButton type="submit" busy={isPending}>
          {save}
        </ActionButton>
        <ActionButton weight="plain" onClick={leave}>
          Cancel
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}
