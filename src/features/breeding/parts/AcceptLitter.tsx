import { useNavigate } from 'react-router'
import { breederAcceptRejectPetRequest, getPetRequests } from '#features/offers/contract.ts'
import { BecomingKeeper } from '#features/offers/kit/BecomingKeeper.tsx'
import type { PetRequest } from '#features/offers/shapes.ts'
import { getUsersPets } from '#features/pets/contract.ts'
import { getCredits } from '#features/plans/contract.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { paths } from '#src/paths.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { getBreederPets, getLitters } from '../contract.ts'
import { WhichLitter } from './litters/WhichLitter.tsx'

/** A breeder says that a young animal which an implanter registered is of their litter: which one, where it is on the register. */
export function AcceptLitter({ offer: { id, pet, registration }, onClose }: { offer: PetRequest; onClose: () => void }) {
  const navigate = useNavigate()
  const { form, formProps, summary, isPending } = useContractForm(breederAcceptRejectPetRequest, {
    initial: { litterId: '' },
    asks: (values) => withoutBlanks({ ...values, requestId: id, answer: 'accept' }),
    refresh: [getPetRequests, getUsersPets, getBreederPets, getLitters, getCredits],
    toast: `You’re now ${pet.name}’s breeder and first keeper on the register.`,
    // Where it is paid for, once for all that wait.
    then: () => (registration?.paidBy === 'you' ? navigate(paths.breederPets) : onClose()),
  })
  return (
    <FormDialog title={`${pet.name} is from your litter`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <BecomingKeeper name={pet.name} registration={registration} />
        <WhichLitter
          {...form.getInputProps('litterId')}
          species={pet.species}
          onChoose={(litterId) => form.setFieldValue('litterId', litterId)}
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Yes, {pet.name} is from my litter
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
