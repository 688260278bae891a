import { useContractForm } from '#platform/web/form.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { answerBooking } from '../../contract.ts'
import { visitChanges } from '../changes.ts'
import type { Visit } from '../words.ts'

/** Says no to a request, with a reason where the implanter likes. */
export function DeclineDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(answerBooking, {
    initial: { bookingId: visit.id, answer: 'decline' as const, reason: '' },
    refresh: visitChanges,
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={`Decline the request from ${visit.with}?`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>
          Any deposit goes back to them, and the time is free again. If only the time doesn’t suit you, propose another one instead.
        </div>
        <LongTextField {...form.getInputProps('reason')} label={`What should ${visit.with} know?`} maxLength={500} optional />
        <DialogActions busy={isPending} onClose={onClose}>
          Decline the request
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
