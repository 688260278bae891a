import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useCall } from '#platform/web/useCall.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { chipsToHandOver, handOverChips } from '../contract.ts'
import { ANSWER_DAYS } from '../lifecycle.ts'
import { CHANGED } from './changed.ts'
import { PackFields } from './PackFields.tsx'
import { piecesOf } from './words.ts'

interface HandOverDialogProps {
  /** Chips that were chosen before. */
  numbers: readonly string[]
  onDone?: (() => void) | undefined
  onClose: () => void
}

/** Offers chips to a colleague: whole packs, or some by their numbers. */
export function HandOverDialog({ numbers, onDone, onClose }: HandOverDialogProps) {
  const { data } = useCall(chipsToHandOver, {})
  const none: readonly string[] = []
  const { form, formProps, summary, isPending } = useContractForm(handOverChips, {
    initial: { to: '', packs: none, chips: numbers.map(groupChipNumber).join('\n') },
    asks: ({ to, packs, chips }) => ({ to, chips: [...packs, ...piecesOf(chips)] }),
    refresh: CHANGED,
    once: true,
    toast: true,
    then: () => {
      onDone?.()
      onClose()
    },
  })
  const { packs } = form.getValues()
  const runs = numbers.length === 0 ? (data?.runs ?? []) : []
  return (
    <FormDialog title="Hand chips to a colleague" onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>
          Your colleague confirms that they have the chips. Until then, or for {ANSWER_DAYS} days, the chips stay yours and no one can
          implant them. Any refund stays with the person who bought them.
        </div>
        <EmailField
          {...form.getInputProps('to')}
          label="Your colleague’s e-mail address"
          hint="The one they sign in with. They need a certificate we’ve verified. We’ll show them your name."
          autoComplete="off"
        />
        {runs.length > 0 && <PackFields runs={runs} chosen={packs} onChange={(chosen) => form.setFieldValue('packs', chosen)} />}
        <LongTextField
          {...form.getInputProps('chips')}
          label={runs.length > 0 ? 'Or enter chip numbers' : 'Chip numbers'}
          hint="One number or range per line, for example 981100004701001-005"
          optional={runs.length > 0}
          autoComplete="off"
          spellCheck={false}
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Hand over
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
