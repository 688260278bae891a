import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { updateUserEmail, userProfile } from '../../contract.ts'
import { useLeave } from './ChangeablePanel.tsx'

/** Another e-mail address. It takes the old one's place once its link is pressed, and the old one can take that back for 7 days. */
export function EmailForm({ email }: { email: string }) {
  const leave = useLeave()
  const { form, formProps, summary, isPending } = useContractForm(updateUserEmail, {
    initial: { email, password: '' },
    refresh: [userProfile],
    toast: true,
    then: leave,
  })
  return (
    <form {...formProps}>
      <Rows>
        <ErrorSummary {...summary} />
        <TextField
          label="New e-mail address"
          hint="We send it a link. Your address changes when you press that link."
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          {...form.getInputProps('email')}
        />
        <PasswordField
          label="Your password"
          hint="To be sure that it is you."
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <FormActions>
          <ActionButton type="submit" busy={isPending}>
            Send the link
          </ActionButton>
          <ActionButton weight="plain" onClick={leave}>
            Cancel
          </ActionButton>
        </FormActions>
      </Rows>
    </form>
  )
}
