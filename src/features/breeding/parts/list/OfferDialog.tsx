import { getPetRequests, sellPetByBreeder } from '#features/offers/contract.ts'
import { ANSWER_DAYS } from '#features/offers/lifecycle.ts'
import { listed } from '#platform/listed.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { CHANGED } from '../changed.ts'
import type { ChosenPet } from './useChosen.ts'

interface OfferDialogProps {
  pets: readonly ChosenPet[]
  onDone?: () => void
  onClose: () => void
}

/** Offers animals to their buyer, who may have no account yet. */
export function OfferDialog({ pets, onDone, onClose }: OfferDialogProps) {
  const names = listed(pets.map(({ name }) => name))
  const { form, formProps, summary, isPending } = useContractForm(sellPetByBreeder, {
    initial: { buyer: { email: '', mobile: '' } },
    asks: ({ buyer }) => ({ petIds: pets.map(({ id }) => id), buyer: withoutBlanks(buyer) }),
    toast: `${names}: the offer is on its way`,
    refresh: [...CHANGED, getPetRequests],
    once: true,
    then: () => {
      onDone?.()
      onClose()
    },
  })
  // That neither was given belongs to no field of its own; the first is as good a place to mend it.
  const neither = form.errors['buyer']
  const errors = neither ? { 'buyer.email': neither } : summary.errors
  return (
    <FormDialog title={`Offer ${names}`} onClose={onClose}>
      <FormRows {...formProps} {...summary} errors={errors}>
        <div>
          How do we reach the buyer? One of the two is enough. We send a link, and they have {ANSWER_DAYS} days to say yes. Until then{' '}
          {pets.length === 1 ? 'the animal stays' : 'the animals stay'} yours, and you can take the offer back.
        </div>
        <TextField
          {...form.getInputProps('buyer.email')}
          error={errors['buyer.email']}
          label="E-mail address"
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField {...form.getInputProps('buyer.mobile')} label="Mobile number" type="tel" autoComplete="off" width="medium" />
        <DialogActions
          busy={isPending}
          note="The buyer sees the animal and that a breeder offers it. They do not see your name or address."
          onClose={onClose}
        >
          Send the offer
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
