import { IconLock } from '@tabler/icons-react'
import { useContractForm } from '#platform/web/form.ts'
import { ChangeablePanel, useLeave } from '#ui/ChangeablePanel.tsx'
import { ChangingForm } from '#ui/ChangingForm.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { changePassword } from '../../contract.ts'
import type { Account } from '../../kit/account.ts'
import { NewPasswordField } from '../../kit/NewPasswordField.tsx'

export function PasswordPanel({ account }: { account: Account }) {
  return (
    <ChangeablePanel title="Password" icon={<IconLock size={26} />} what="your password" form={<PasswordForm email={account.email} />}>
      We keep it in a form that nobody can read, ourselves included. Change it if somebody else may know it.
    </ChangeablePanel>
  )
}

function PasswordForm({ email }: { email: string }) {
  const leave = useLeave()
  const { form, ...changing } = useContractForm(changePassword, {
    initial: { currentPassword: '', newPassword: '' },
    toast: true,
    then: leave,
  })
  return (
    <ChangingForm {...changing} save="Change my password" note="Your other devices will be signed out. This one stays signed in.">
      {/* Tells a password manager whose password this is. */}
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <PasswordField label="Current password" autoComplete="current-password" {...form.getInputProps('currentPassword')} />
      <NewPasswordField label="New password" {...form.getInputProps('newPassword')} />
    </ChangingForm>
  )
}
