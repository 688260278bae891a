import { useContractForm } from '#platform/web/form.ts'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { breederAcceptRejectPetRequest, customerAcceptRejectPetRequest, getPetRequests } from '../contract.ts'
import type { PetRequest } from '../shapes.ts'
import { rejectWords } from './words.ts'

/** Says no, and why. */
export function RejectOffer({ offer: { id, pet, kind }, onClose }: { offer: PetRequest; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(
    kind === 'litter' ? breederAcceptRejectPetRequest : customerAcceptRejectPetRequest,
    {
      initial: { reason: '' },
      asks: ({ reason }) => ({ requestId: id, answer: 'reject', ...(reason && { reason }) }),
      refresh: [getPetRequests],
      toast: 'You’ve said no. We’ll tell them, without giving your details.',
      then: onClose,
    },
  )
  return (
    <FormDialog title={`Say no to ${pet.name}`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <ChoiceCards
          {...form.getInputProps('reason')}
          label="Why are you saying no?"
          choices={Object.entries(rejectWords).map(([value, label]) => ({ value, label }))}
          min="100%"
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Say no
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
