import { useContractForm } from '#platform/web/form.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { answerAbsence, reportAbsence } from '../../contract.ts'
import { visitChanges } from '../changes.ts'
import { timesText, type Visit } from '../words.ts'

interface AbsenceProps {
  visit: Visit
  onClose: () => void
}

/** The customer says that the implanter didn't come. */
export function AbsenceDialog({ visit, onClose }: AbsenceProps) {
  const { form, formProps, summary, isPending } = useContractForm(reportAbsence, {
    initial: { bookingId: visit.id, words: '' },
    refresh: visitChanges,
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title="The implanter didn’t come?" onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>
          {timesText(visit)}, with {visit.with}. They have 3 days to answer. If they agree or don’t answer, any deposit goes back to your
          card. If they say they came, we’ll look at what you’ve both told us. You can say this once.
        </div>
        <LongTextField
          {...form.getInputProps('words')}
          label="What happened?"
          hint={`For example how long you waited, and whether you rang them. ${visit.with} can read it.`}
          maxLength={1000}
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Tell the implanter
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}

/** The implanter says that they came all the same. */
export function ContestDialog({ visit, onClose }: AbsenceProps) {
  const { form, formProps, summary, isPending } = useContractForm(answerAbsence, {
    initial: { bookingId: visit.id, answer: 'contest' as const, words: '' },
    refresh: visitChanges,
    toast: 'We’ll look into it and write to you both',
    then: onClose,
  })
  return (
    <FormDialog title="Say that you came" onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>We’ll look at what you’ve both told us, and write to you both. Until then, any deposit stays where it is.</div>
        <LongTextField
          {...form.getInputProps('words')}
          label="What happened?"
          hint={`For example when you arrived and who you met. ${visit.with} can read it.`}
          maxLength={1000}
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Send
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
