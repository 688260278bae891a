import type { FullRecord } from '#features/lookup/shapes.ts'
import { useContractForm } from '#platform/web/form.ts'
import { DateField } from '#ui/DateField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { reportDeath } from '../contract.ts'

/** Lets a professional who has the dead animal before them tell its keeper. */
export function ReportDeath({ record }: { record: FullRecord }) {
  if (record.diedAt || record.isWithheld || !record.keeper) return null
  return (
    <DialogButton weight="plain" size="sm" renderDialog={(close) => <DeathDialog record={record} onClose={close} />}>
      Report that {record.petName} has died
    </DialogButton>
  )
}

function DeathDialog({ record: { lookupId, petName }, onClose }: { record: FullRecord; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(reportDeath, {
    once: true,
    initial: { diedOn: '', words: '' },
    asks: ({ diedOn, words }) => ({ lookupId, diedOn, words }),
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={`Report that ${petName} has died`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <p>Call the keeper first if you can. We’ll tell them as gently as we can, and they can tell us within 14 days if it’s a mistake.</p>
        <DateField label="When did it die, or when was it found?" {...form.getInputProps('diedOn')} />
        <LongTextField
          label="What happened"
          hint="The keeper reads this. Say where the animal is now, and how they can see it or have it back."
          minRows={3}
          maxLength={500}
          {...form.getInputProps('words')}
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Tell the keeper
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
