import { tasks } from '#features/accounts/topics.ts'
import { chipsInUse } from '#features/chips/topics.ts'
import { getPetRequests } from '#features/offers/contract.ts'
import { getCredits } from '#features/plans/contract.ts'
import { atOtherFields } from '#platform/web/fields.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { askKeeperAgain } from '../../../contract.ts'
import type { ImplantRow } from '../../../shapes.ts'
import { creditWords } from '../../register/credits.ts'

/** Asks about an animal again, with the right contact details: all else about it stays. */
export function AskAgainDialog({ implant, onClose }: { implant: ImplantRow; onClose: () => void }) {
  const { data: credits } = useCall(getCredits, {})
  const animal = implant.petName ?? implant.shown
  const { form, formProps, summary, isPending } = useContractForm(askKeeperAgain, {
    initial: { to: { email: '', mobile: '' }, payer: '' },
    asks: ({ to, payer }) => withoutBlanks({ implantId: implant.id, to: withoutBlanks(to), payer }),
    atFields: atOtherFields({ to: 'to.email' }),
    refresh: [chipsInUse, getPetRequests, getCredits, tasks],
    once: true,
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={`Ask again about ${animal}`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>
          Enter an e-mail address, a mobile number or both. We’ll ask them whether {animal} is theirs. Everything else you’ve registered
          stays as it is.
        </div>
        <EmailField {...form.getInputProps('to.email')} label="Their e-mail address" autoComplete="off" />
        <TextField {...form.getInputProps('to.mobile')} label="Their mobile number" type="tel" autoComplete="off" />
        <ChoiceCards
          {...form.getInputProps('payer')}
          label="Who pays for the registration?"
          min="12rem"
          choices={[
            { value: 'them', label: 'They do', hint: 'Once, when they say yes. They see the price first.' },
            { value: 'me', label: 'I’ll use one of my credits', hint: creditWords(credits?.left), disabled: credits?.left === 0 },
          ]}
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Ask again
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
