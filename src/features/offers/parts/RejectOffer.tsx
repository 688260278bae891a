import { useContractForm } from '#platform/web/form.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { breederAcceptRejectPetRequest, customerAcceptRejectPetRequest, getPetRequests } from '../contract.ts'
import type { PetRequest } from '../shapes.ts'
import { RejectFields } from './RejectFields.tsx'

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
        <RejectFields reason={form.getInputProps('reason')} busy={isPending} onClose={onClose} />
      </FormRows>
    </FormDialog>
  )
}
