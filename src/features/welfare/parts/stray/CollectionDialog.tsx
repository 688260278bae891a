import { whenText } from '#platform/text/whentext.ts'
import { useContractForm } from '#platform/web/form.ts'
import { DateField } from '#ui/DateField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { saveCollectionDay } from '../../contract.ts'
import { COLLECT_DAYS } from '../../lifecycle.ts'
import type { WelfarePet } from '../../shapes.ts'
import { CHANGED } from '../stay/changed.ts'

/** HOLD-11 The day by which a keeper who wants it back can collect it. */
export function CollectionDialog({ pet: { id, name, keeperSaid }, onClose }: { pet: WelfarePet; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(saveCollectionDay, {
    initial: { collectBy: keeperSaid?.collectBy ?? '' },
    asks: (values) => ({ ...values, petId: id }),
    refresh: CHANGED,
    once: true,
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={`When can its keeper collect ${name}?`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        {keeperSaid?.wantedOn && (
          <div>
            Its keeper told us on {whenText(keeperSaid.wantedOn, 'day')} that they want {name} back. If they don’t come by this day, you can
            become {name}’s keeper. Until then you can’t.
          </div>
        )}
        <DateField
          {...form.getInputProps('collectBy')}
          label={`Last day to collect ${name}`}
          hint={`${COLLECT_DAYS.least} to ${COLLECT_DAYS.most} days from today. We’ll tell its keeper. You can give them longer later.`}
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Save and tell its keeper
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
