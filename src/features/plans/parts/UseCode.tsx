import { tasks } from '#features/accounts/topics.ts'
import { getPetDetail, getUsersPets } from '#features/pets/contract.ts'
import { useContractForm } from '#platform/web/form.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { getCredits, redeemRegistrationCode } from '../contract.ts'

/** Asks for the code on the card that came with a chip, which pays for its registration. */
export function UseCode({ pet, onClose }: { pet: { id: string; name: string }; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(redeemRegistrationCode, {
    initial: { code: '' },
    asks: ({ code }) => ({ petId: pet.id, code }),
    refresh: [getCredits, getPetDetail, getUsersPets, tasks],
    toast: `${pet.name}’s registration is paid for.`,
    once: true,
    then: onClose,
  })
  return (
    <FormDialog title="Use a registration code" onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <TextField
          {...form.getInputProps('code')}
          label="Registration code"
          hint="12 letters and numbers on the card that came with the chip, for example 7K2M-9P4T-QX3H"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Use this code
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
