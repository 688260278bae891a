import { useContractForm } from '#platform/web/form.ts'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { rejectByLink } from '../../contract.ts'
import { rejectWords } from '../words.ts'
import type { ByLink } from './bylink.ts'

/** Says no with the link in our message, without an account. */
export function SayNo({ link, onAnswer, onClose }: ByLink & { onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(rejectByLink, {
    initial: { reason: '' },
    asks: ({ reason }) => ({ ...link, ...(reason && { reason }) }),
    once: true,
    then: () => onAnswer({ yes: false }),
  })
  return (
    <FormDialog title="Say no" onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <ChoiceCards
          {...form.getInputProps('reason')}
          label="Why are you saying no?"
          choices={Object.entries(rejectWords).map(([value, label]) => ({ value, label }))}
          min="100%"
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Say no
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
