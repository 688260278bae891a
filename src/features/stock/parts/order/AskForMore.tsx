import { whenText } from '#platform/text/whentext.ts'
import { useContractForm } from '#platform/web/form.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { LongTextField, TextField } from '#ui/TextField.tsx'
import { askForMoreChips, chipPacksList } from '../../contract.ts'
import { MOST_OF_ALL } from '../../lifecycle.ts'
import type { Offer } from './packs.ts'

/** The way to a higher limit, or what was asked and isn't answered yet. */
export function AskForMore({ offer: { allowance, askedFor } }: { offer: Offer }) {
  if (allowance.limit >= MOST_OF_ALL) return null
  return (
    <>
      {askedFor && (
        <span>
          You asked for {askedFor.chips} more on {whenText(askedFor.askedAt, 'day')}. We’ll write to you.{' '}
        </span>
      )}
      <DialogButton weight="plain" size="sm" renderDialog={(close) => <AskDialog onClose={close} />}>
        {askedFor ? 'Change your request' : 'Ask for more chips'}
      </DialogButton>
    </>
  )
}

function AskDialog({ onClose }: { onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(askForMoreChips, {
    initial: { chips: '', words: '' },
    asks: ({ chips, words }) => ({ words, ...(chips.trim() !== '' && { chips: Number(chips) }) }),
    refresh: [chipPacksList],
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title="Ask for more chips" onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>Our staff look at each request within two working days, and write to you.</div>
        <TextField
          {...form.getInputProps('chips')}
          label="How many more than your limit?"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          width="short"
        />
        <LongTextField
          {...form.getInputProps('words')}
          label="What do you need them for?"
          hint="For example, how many vets work with you and how many animals you chip in a month"
          maxLength={500}
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Send request
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
