import { moneyText } from '#platform/text/moneytext.ts'
import { useContractForm } from '#platform/web/form.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { cancelBooking } from '../../contract.ts'
import { visitChanges } from '../changes.ts'
import { timesText, type Visit } from '../words.ts'

/** Asks before a visit is cancelled, and says what goes back. */
export function CancelDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const isImplanter = visit.side === 'implanter'
  const { form, formProps, summary, isPending } = useContractForm(cancelBooking, {
    initial: { bookingId: visit.id, reason: '' },
    refresh: visitChanges,
    toast: true,
    then: onClose,
  })
  const title = isImplanter ? 'Call this visit off?' : 'Cancel this visit?'
  return (
    <FormDialog title={title} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>
          {timesText(visit)}, with {visit.with}. {moneyWords(visit)}
        </div>
        <LongTextField {...form.getInputProps('reason')} label={`What should ${visit.with} know?`} maxLength={500} optional />
        <DialogActions busy={isPending} onClose={onClose}>
          {isImplanter ? 'Call the visit off' : 'Cancel the visit'}
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}

function moneyWords({ side, paid, goesBack }: Visit): string {
  if (paid.pence === 0) return 'Nothing has been paid.'
  if (side === 'implanter') return `Their deposit of ${moneyText(goesBack.pence)} goes back to them.`
  if (goesBack.pence === 0)
    return `Your deposit of ${moneyText(paid.pence)} doesn’t go back, because it’s less than 2 hours until the visit.`
  return goesBack.pence === paid.pence
    ? `Your deposit of ${moneyText(paid.pence)} goes back to your card.`
    : `${moneyText(goesBack.pence)} of your deposit of ${moneyText(paid.pence)} goes back to your card, because it’s less than 24 hours until the visit.`
}
