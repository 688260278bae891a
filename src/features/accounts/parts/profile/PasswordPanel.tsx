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
      We store it so that no one can read it, not even us. Change it if someone else might know it.
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
    <ChangingForm {...changing} save="Change password" note="We’ll sign you out on your other devices. You’ll stay signed in on this one.">
      {/* Tells a password manager whose password this is. */}
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <PasswordField label="Current password" autoComplete="current-password" {...form.getInputProps('currentPassword')} />
      <NewPasswordField label="New password" {...form.getInputProps('newPassword')} />
    </ChangingForm>
  )
}
