import { useContractForm } from '#platform/web/form.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { getPeople, invitePerson } from '../contract.ts'
import { roleIn } from '../kit/roles.ts'
import { RoleField } from './RoleField.tsx'

/** Invites somebody by e-mail, with a role. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(invitePerson, {
    once: true,
    initial: { email: '', role: 'teamMember' },
    asks: ({ email, role }) => ({ email, role: roleIn(role) }),
    refresh: [getPeople],
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title="Invite someone" onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <EmailField
          {...form.getInputProps('email')}
          label="Their e-mail address"
          hint="They sign in with their own account, or create a free one with this address."
          autoComplete="off"
        />
        <RoleField {...form.getInputProps('role')} />
        <DialogActions busy={isPending} onClose={onClose}>
          Send invitation
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
