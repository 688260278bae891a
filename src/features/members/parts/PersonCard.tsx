import { whenText } from '#platform/text/whentext.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { RowActions } from '#ui/RowActions.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { When } from '#ui/When.tsx'
import { changePersonRole, getPeople, removePerson, withdrawInvitation } from '../contract.ts'
import { roleIn, roleWords } from '../kit/roles.ts'
import type { OrganisationPerson } from '../shapes.ts'
import { RoleField } from './RoleField.tsx'

interface PersonProps {
  person: OrganisationPerson
}

/** One person: their role, when they last worked here, and the ways to change that. */
export function PersonCard({ person }: PersonProps) {
  const { name, email, role, until, joinedAt, lastSignedInAt, lastActAt, can } = person
  return (
    <Panel
      title={name ?? email}
      {...(name && { lead: email })}
      actions={<StatusTag tone={until ? 'watch' : 'good'}>{until ? 'Invited' : roleWords[role].label}</StatusTag>}
      footer={
        <RowActions>
          <RoleButton person={person} />
          {can.withdraw === true && <WithdrawButton person={person} />}
          {can.remove === true && <RemoveButton person={person} />}
        </RowActions>
      }
    >
      <FactList
        facts={
          until
            ? [
                { label: 'Role', value: roleWords[role].label },
                { label: 'Invitation open until', value: whenText(until, 'day') },
              ]
            : [
                { label: 'Works here since', value: joinedAt && whenText(joinedAt, 'day') },
                { label: 'Last signed in here', value: lastSignedInAt ? <When at={lastSignedInAt} /> : 'Not yet' },
                { label: 'Last changed something', value: lastActAt ? <When at={lastActAt} /> : 'Not yet' },
              ]
        }
      />
    </Panel>
  )
}

function RoleButton({ person }: PersonProps) {
  const who = person.name ?? person.email
  return (
    <DialogButton
      weight="quiet"
      size="sm"
      renderDialog={(close) => (
        <FormDialog title={`Change the role of ${who}`} onClose={close}>
          <RoleForm person={person} onClose={close} />
        </FormDialog>
      )}
    >
      Change role <VisuallyHidden>of {who}</VisuallyHidden>
    </DialogButton>
  )
}

function RoleForm({ person: { id, role, until }, onClose }: PersonProps & { onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(changePersonRole, {
    initial: { id, role: String(role) },
    asks: ({ id, role }) => ({ id, role: roleIn(role) }),
    refresh: [getPeople],
    toast: true,
    then: onClose,
  })
  return (
    <FormRows {...formProps} {...summary}>
      <RoleField {...form.getInputProps('role')} />
      {!until && <p>If they’re working for you now, they’re signed out of your organisation and choose it again.</p>}
      <DialogActions busy={isPending} onClose={onClose}>
        Change role
      </DialogActions>
    </FormRows>
  )
}

function WithdrawButton({ person: { id, email } }: PersonProps) {
  const { run, isPending } = useAction(withdrawInvitation, { refresh: [getPeople], toast: true })
  return (
    <DialogButton
      weight="quiet"
      size="sm"
      renderDialog={(close) => (
        <ConfirmDialog
          title="Take the invitation back?"
          yes="Take it back"
          no="Keep it open"
          weight="danger"
          busy={isPending}
          onYes={() => void run({ id })}
          onClose={close}
        >
          We’ll tell {email}. You can invite them again at any time.
        </ConfirmDialog>
      )}
    >
      Take back <VisuallyHidden>the invitation to {email}</VisuallyHidden>
    </DialogButton>
  )
}

function RemoveButton({ person: { id, name, email } }: PersonProps) {
  const { run, isPending } = useAction(removePerson, { refresh: [getPeople], toast: true })
  const who = name ?? email
  return (
    <DialogButton
      weight="quiet"
      size="sm"
      renderDialog={(close) => (
        <ConfirmDialog
          title={`Remove ${who}?`}
          yes="Remove from the organisation"
          no="Keep them"
          weight="danger"
          busy={isPending}
          onYes={() => void run({ id })}
          onClose={close}
        >
          They’re signed out of your organisation straight away. What they did stays on record under their name.
        </ConfirmDialog>
      )}
    >
      Remove <VisuallyHidden>{who}</VisuallyHidden>
    </DialogButton>
  )
}
