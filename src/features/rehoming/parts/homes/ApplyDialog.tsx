import { payWords } from '#features/offers/kit/words.ts'
import { useContractForm } from '#platform/web/form.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { applyToRehome } from '../../contract.ts'
import type { RehomingCard } from '../../shapes.ts'
import { AdultField } from '../AdultField.tsx'
import { rehomingChanges } from '../refreshed.ts'

interface ApplyDialogProps {
  card: RehomingCard
  /** An organisation has no age. */
  asOrganisation: boolean
  onClose: () => void
}

/** Offers the animal a home. The keeper reads the words, and who wrote them only once they have chosen. */
export function ApplyDialog({ card: { id, pet, registration }, asOrganisation, onClose }: ApplyDialogProps) {
  const { form, formProps, summary, isPending } = useContractForm(applyToRehome, {
    once: true,
    initial: { message: '', adult: false },
    asks: (values) => ({ ...values, rehomingId: id }),
    refresh: rehomingChanges,
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={`Offer ${pet.name} a home`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>
          The keeper chooses from everyone who offers. If they choose you, we’ll tell you, and you can write to each other and meet. You
          become the keeper once {pet.name} is with you.
        </div>
        <div>{payWords(pet.name, registration)}</div>
        <LongTextField
          {...form.getInputProps('message')}
          label="What kind of home can you offer?"
          hint="Your experience, other animals and children at home, a garden, how long it would be left alone. Leave out your name and address."
          maxLength={1000}
        />
        {!asOrganisation && <AdultField {...form.getInputProps('adult', { type: 'checkbox' })} />}
        <DialogActions busy={isPending} onClose={onClose}>
          Send my offer
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
