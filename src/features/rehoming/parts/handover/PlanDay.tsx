import { useContractForm } from '#platform/web/form.ts'
import { DateField } from '#ui/DateField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { planHandOver } from '../../contract.ts'
import { rehomingChanges } from '../refreshed.ts'
import type { HandOverDialogProps } from './dialogs.tsx'

/** The day on which the animal is to be handed over; either side sets it, and the other is told. */
export function PlanDay({ card: { id, pet, handOver }, onClose }: HandOverDialogProps) {
  const { form, formProps, summary, isPending } = useContractForm(planHandOver, {
    once: true,
    initial: { on: handOver?.on ?? '' },
    asks: ({ on }) => ({ rehomingId: id, on: on || undefined }),
    refresh: rehomingChanges,
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={`When will ${pet.name} be handed over?`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>Agree it in your messages first. We’ll tell {handOver?.with} the day you enter. Either of you can change it.</div>
        <DateField {...form.getInputProps('on')} label="Day of the hand-over" hint="For example, 14 11 2026" />
        <DialogActions busy={isPending} onClose={onClose}>
          Save the day
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
