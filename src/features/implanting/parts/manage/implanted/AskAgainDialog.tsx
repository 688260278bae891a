import { tasks } from '#features/accounts/topics.ts'
import { chipsInUse } from '#features/chips/topics.ts'
import { getPetRequests } from '#features/offers/contract.ts'
import { getCredits } from '#features/plans/contract.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { atOtherFields } from '#platform/web/fields.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { askKeeperAgain } from '../../../contract.ts'
import type { ImplantRow } from '../../../shapes.ts'
import { KeeperFields } from '../../KeeperFields.tsx'
import { BLANK_KEEPER, keeperAsked } from '../../keeperanswers.ts'
import { creditWords } from '../../register/credits.ts'

/** Asks about an animal again, with the right contact details: all else about it stays. */
export function AskAgainDialog({ implant, onClose }: { implant: ImplantRow; onClose: () => void }) {
  const { data: credits } = useCall(getCredits, {})
  const animal = implant.petName ?? implant.shown
  const { form, formProps, summary, isPending } = useContractForm(askKeeperAgain, {
    initial: { to: namedBefore(implant), payer: '' },
    asks: ({ to, payer }) => ({ implantId: implant.id, to: keeperAsked(to), ...(payer && { payer }) }),
    atFields: atOtherFields({ to: 'to.email' }),
    refresh: [chipsInUse, getPetRequests, getCredits, tasks],
    once: true,
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={`Ask again about ${animal}`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>We’ll ask them whether {animal} is theirs. Everything else you’ve registered stays as it is.</div>
        <KeeperFields
          to={form.values.to}
          field={(path) => form.getInputProps(path)}
          onAddress={(address) => form.setFieldValue('to.address', address)}
        />
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

/** Who they named last, to be corrected; how to ask them isn't shown again. */
function namedBefore({ keeper }: ImplantRow) {
  return { ...BLANK_KEEPER, name: keeper?.name ?? '', landline: keeper?.landline ? shownPhone(keeper.landline) : '' }
}
