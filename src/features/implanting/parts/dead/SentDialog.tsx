import { useState } from 'react'
import { tasks } from '#features/accounts/topics.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { DateField } from '#ui/DateField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { getDeadChips, updateDeadChip } from '../../contract.ts'
import type { DeadChip } from '../../shapes.ts'

/** Says that a report has been sent to the VMD. */
export function SentDialog({ report, onClose }: { report: Pick<DeadChip, 'id' | 'shown' | 'petName'>; onClose: () => void }) {
  const [initial] = useState(() => ({ reference: '', sentOn: londonDate(new Date()) }))
  const { form, formProps, summary, isPending } = useContractForm(updateDeadChip, {
    initial,
    asks: (values) => withoutBlanks({ ...values, reportId: report.id }),
    refresh: [getDeadChips, tasks],
    toast: 'We’ve marked the report as sent',
    then: onClose,
  })
  return (
    <FormDialog title={`Mark the report on ${report.petName ? `${report.petName}’s chip` : report.shown} as sent`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <TextField
          {...form.getInputProps('reference')}
          label="Reference"
          hint="In the VMD’s reply to your form or e-mail"
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
        />
        <DateField {...form.getInputProps('sentOn')} label="When did you send it?" />
        <DialogActions busy={isPending} onClose={onClose}>
          Mark as sent
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
