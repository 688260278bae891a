import { useContractForm } from '#platform/web/form.ts'
import { Columns } from '#ui/Columns.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { savePayoutAccount } from '../../contract.ts'
import { payouts } from '../../topics.ts'

/** Asks for a UK bank account, and for the password. */
export function BankDialog({ onClose }: { onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(savePayoutAccount, {
    initial: { holderName: '', sortCode: '', accountNumber: '', password: '' },
    refresh: [payouts],
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title="Your bank account" onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <TextField
          {...form.getInputProps('holderName')}
          label="Name on the account"
          hint="As your bank has it. It checks the name before we pay you."
          autoComplete="off"
        />
        <Columns min="11rem" align="end">
          <TextField {...form.getInputProps('sortCode')} label="Sort code" inputMode="numeric" maxLength={10} autoComplete="off" />
          <TextField
            {...form.getInputProps('accountNumber')}
            label="Account number"
            inputMode="numeric"
            maxLength={12}
            autoComplete="off"
          />
        </Columns>
        <PasswordField
          {...form.getInputProps('password')}
          label="Your password"
          hint="So that no one else can have your money sent elsewhere"
          autoComplete="current-password"
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Save bank account
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
