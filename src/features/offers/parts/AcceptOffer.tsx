import { useNavigate } from 'react-router'
import { getUsersPets } from '#features/pets/contract.ts'
import { getCredits } from '#features/plans/contract.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { customerAcceptRejectPetRequest, getPetRequests } from '../contract.ts'
import { BecomingKeeper } from '../kit/BecomingKeeper.tsx'
import type { PetRequest } from '../shapes.ts'

/** Takes the animal, under the name that its new keeper gives it. */
export function AcceptOffer({ offer: { id, pet, registration }, onClose }: { offer: PetRequest; onClose: () => void }) {
  const navigate = useNavigate()
  const { data: waiting } = useCall(getPetRequests, {})
  const next = (waiting?.items ?? []).find((one) => one.id !== id && one.can.accept === true)
  const { form, formProps, summary, isPending } = useContractForm(customerAcceptRejectPetRequest, {
    initial: { name: pet.name },
    asks: ({ name }) => ({ requestId: id, answer: 'accept', name }),
    refresh: [getPetRequests, getUsersPets, getCredits],
    toast: next ? `You’re the keeper now. You’ve been offered ${next.pet.name} too: say yes or no.` : 'You’re the keeper now',
    // The others wait on this page.
    then: ({ petId, keeper }) => (keeper && !next ? navigate(paths.pet(petId)) : onClose()),
  })
  return (
    <FormDialog title={`Become ${pet.name}’s keeper`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <BecomingKeeper name={pet.name} registration={registration} />
        <TextField
          {...form.getInputProps('name')}
          label="What do you call your pet?"
          hint="The original name stays in the record too."
          maxLength={60}
          autoComplete="off"
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Become the keeper
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
