import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { updateUser, userProfile } from '../../contract.ts'
import { CLOSING_DAYS } from '../../lifecycle.ts'

/** Says what goes, what stays and why, and closes the account with the password. */
export function CloseDialog({ onLeave }: { onLeave: () => void }) {
  return (
    <FormDialog onClose={onLeave} title="Close your account?">
      <p>
        <b>For {CLOSING_DAYS} days</b> you can change your mind: sign in and keep your account. You won’t lose anything.
      </p>
      <p>
        <b>After that</b> no one can sign in, and we erase your password, your choices and the history of your details. If you have no pets
        on the register, we also erase your name, address, e-mail address and phone number.
      </p>
      <p>
        <b>We keep</b> the record of every pet registered to you, and how to reach you. The law says we must hold it, and without it your
        pet couldn’t be brought home.
      </p>
      <CloseForm onLeave={onLeave} />
    </FormDialog>
  )
}

function CloseForm({ onLeave }: { onLeave: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(updateUser, {
    initial: { close: { password: '' } },
    refresh: [userProfile],
    toast: 'Your account is closing. You can still keep it.',
    then: onLeave,
  })
  return (
    <FormRows {...formProps} {...summary}>
      <PasswordField
        label="Your password"
        hint="So we know it’s you."
        autoComplete="current-password"
        {...form.getInputProps('close.password')}
      />
      <FormActions>
        <ActionButton type="submit" weight="danger" busy={isPending}>
          Close my account
        </ActionButton>
        <ActionButton weight="plain" onClick={onLeave}>
          Keep my account
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}
