import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useContractForm } from '#platform/web/form.ts'
import { Columns } from '#ui/Columns.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { type getLitters, saveLosses } from '../../contract.ts'
import { CHANGED } from '../changed.ts'

type Litter = AnswerOf<typeof getLitters>['items'][number]

/** Corrects how many of a litter died before they were registered, and shows what was said before. */
export function LossesDialog({ litter, onClose }: { litter: Litter; onClose: () => void }) {
  const { id, damName, bornDead, diedBeforeChip, corrected } = litter
  const { form, formProps, summary, isPending } = useContractForm(saveLosses, {
    initial: { bornDead: String(bornDead), diedBeforeChip: String(diedBeforeChip) },
    asks: (typed) => ({ litterId: id, ...typed }),
    refresh: CHANGED,
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={`Losses of ${damName}’s litter`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>Only animals that were never registered. If a registered animal has died, report it on its own page.</div>
        <Columns min="11rem" align="end">
          <TextField {...form.getInputProps('bornDead')} label="Stillborn" inputMode="numeric" maxLength={2} autoComplete="off" />
          <TextField
            {...form.getInputProps('diedBeforeChip')}
            label="Died before they were chipped"
            inputMode="numeric"
            maxLength={2}
            autoComplete="off"
          />
        </Columns>
        {corrected.length > 0 && (
          <ul aria-label="Earlier numbers">
            {corrected.map((said) => (
              <li key={said.at}>
                Until {whenText(said.at)}: {said.bornDead} stillborn, {said.diedBeforeChip} before chipping
              </li>
            ))}
          </ul>
        )}
        <DialogActions busy={isPending} onClose={onClose}>
          Save losses
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
