import { keysOf } from '#platform/keysof.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { closeBooking } from '../../contract.ts'
import { COULD_NOT_WORDS } from '../../couldnot.ts'
import { visitChanges } from '../changes.ts'
import type { Visit } from '../words.ts'

/** Says why the animals couldn’t be chipped. */
export function CouldNotDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(closeBooking, {
    initial: { bookingId: visit.id, outcome: 'couldNotImplant' as const, couldNot: '', reason: '' },
    refresh: visitChanges,
    toast: true,
    then: onClose,
  })
  const paid = visit.paid.pence
  return (
    <FormDialog title="Why couldn’t you chip?" onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <ChoiceCards
          {...form.getInputProps('couldNot')}
          label="Reason"
          choices={keysOf(COULD_NOT_WORDS).map((value) => ({ value, label: COULD_NOT_WORDS[value] }))}
        />
        {form.values.couldNot === 'existingChip' && (
          <div>
            Don’t implant another one. There’s nothing to pay{paid > 0 ? `, and the deposit of ${moneyText(paid)} goes back` : ''}. We’ll
            ask them to look the number up.
          </div>
        )}
        <LongTextField {...form.getInputProps('reason')} label={`What should ${visit.with} know?`} maxLength={500} optional />
        <DialogActions busy={isPending} onClose={onClose}>
          Save
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
