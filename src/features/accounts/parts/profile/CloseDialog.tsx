import { Modal } from '@mantine/core'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { updateUser, userProfile } from '../../contract.ts'
import { CLOSING_DAYS } from '../../lifecycle.ts'

/** Says what goes, what stays and why, and closes the account with the password. */
export function CloseDialog({ open, onLeave }: { open: boolean; onLeave: () => void }) {
  return (
    <Modal opened={open} onClose={onLeave} title="Close your account?" size="lg">
      <p>
        <b>For {CLOSING_DAYS} days</b> nothing is lost: sign in and keep the account after all.
      </p>
      <p>
        <b>After that</b> nobody can sign in, and we erase your password, your choices and the history of your details. If you keep no pet
        on the register, we erase your name, address, e-mail and telephone number as well.
      </p>
      <p>
        <b>What stays</b> is the record of every pet that is registered to you, with how to reach you. The law asks the register to hold it,
        and without it your pet could not be brought home.
      </p>
      <CloseForm onLeave={onLeave} />
    </Modal>
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
        hint="To be sure that it is you."
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
