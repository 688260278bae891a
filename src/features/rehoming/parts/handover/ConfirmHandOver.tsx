import { useNavigate } from 'react-router'
import { BecomingKeeper } from '#features/offers/kit/BecomingKeeper.tsx'
import { useContractForm } from '#platform/web/form.ts'
import { paths } from '#src/paths.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { confirmHandOver } from '../../contract.ts'
import { UNDO_DAYS } from '../../lifecycle.ts'
import { rehomingChanges } from '../refreshed.ts'
import type { HandOverDialogProps } from './dialogs.tsx'

const useConfirming = (id: string) => {
  const navigate = useNavigate()
  return useContractForm(confirmHandOver, {
    once: true,
    initial: { code: '' },
    asks: ({ code }) => ({ rehomingId: id, code }),
    refresh: rehomingChanges,
    toast: true,
    then: ({ petId }) => navigate(paths.pet(petId)),
  })
}

/** The new keeper’s half, once the keeper has said that the animal was handed over. */
export function ConfirmWithYou({ card: { id, pet, registration }, onClose }: HandOverDialogProps) {
  const { formProps, summary, isPending } = useConfirming(id)
  return (
    <FormDialog title={`Confirm ${pet.name} is with you`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <BecomingKeeper name={pet.name} registration={registration} />
        <div>{UNDO_WORDS}</div>
        <DialogActions busy={isPending} onClose={onClose}>
          Confirm {pet.name} is with you
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}

/** Both halves at once, at the door. */
export function EnterCode({ card: { id, pet, registration, handOver }, onClose }: HandOverDialogProps) {
  const { form, formProps, summary, isPending } = useConfirming(id)
  return (
    <FormDialog title="Enter the code" onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <BecomingKeeper name={pet.name} registration={registration} />
        <TextField
          {...form.getInputProps('code')}
          label="Code"
          hint={`${handOver?.with} sees it on their screen. Enter it once ${pet.name} is with you.`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          width="short"
        />
        <div>{UNDO_WORDS}</div>
        <DialogActions busy={isPending} onClose={onClose}>
          Become the keeper
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}

const UNDO_WORDS = `For ${UNDO_DAYS} days, you or the former keeper can say it was wrong.`
