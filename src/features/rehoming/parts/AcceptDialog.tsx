import { useNavigate } from 'react-router'
import { BecomingKeeper } from '#features/offers/kit/BecomingKeeper.tsx'
import { useContractForm } from '#platform/web/form.ts'
import { paths } from '#src/paths.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { acceptRejectRehomeRequest } from '../contract.ts'
import type { RehomingCard } from '../shapes.ts'
import { AdultField } from './AdultField.tsx'
import { rehomingChanges } from './refreshed.ts'

interface AcceptDialogProps {
  rehoming: RehomingCard
  onClose: () => void
}

/** Takes an animal that is given to this person. */
export function AcceptDialog({ rehoming: { id, pet, registration, asksAdult }, onClose }: AcceptDialogProps) {
  const navigate = useNavigate()
  const { form, formProps, summary, isPending } = useContractForm(acceptRejectRehomeRequest, {
    once: true,
    initial: { adult: false },
    asks: ({ adult }) => ({ rehomingId: id, answer: 'accept', adult }),
    refresh: rehomingChanges,
    then: ({ petId }) => navigate(paths.pet(petId)),
  })
  return (
    <FormDialog title={`Give ${pet.name} a home`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <BecomingKeeper name={pet.name} registration={registration} />
        <div>For 7 days, you or the former keeper can say it was wrong.</div>
        {asksAdult && <AdultField {...form.getInputProps('adult', { type: 'checkbox' })} />}
        <DialogActions busy={isPending} onClose={onClose}>
          Give {pet.name} a home
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
