import { useContractForm } from '#platform/web/form.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { rejectByLink } from '../../contract.ts'
import { RejectFields } from '../RejectFields.tsx'
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
        <RejectFields reason={form.getInputProps('reason')} busy={isPending} onClose={onClose} />
      </FormRows>
    </FormDialog>
  )
}
