import { useContractForm } from '#platform/web/form.ts'
import { useLeave } from '#ui/ChangeablePanel.tsx'
import { ChangingForm } from '#ui/ChangingForm.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { updateUserEmail, userProfile } from '../../contract.ts'

/** Another e-mail address. It takes the old one's place once its link is pressed, and the old one can take that back for 7 days. */
export function EmailForm({ email }: { email: string }) {
  const leave = useLeave()
  const { form, ...changing } = useContractForm(updateUserEmail, {
    initial: { email, password: '' },
    refresh: [userProfile],
    toast: true,
    then: leave,
  })
  return (
    <ChangingForm {...changing} save="Send link">
      <EmailField
        label="New e-mail address"
        hint="We’ll send it a link. Your address changes when you follow the link."
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <PasswordField
        label="Your password"
        hint="So we know it’s you."
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
    </ChangingForm>
  )
}
