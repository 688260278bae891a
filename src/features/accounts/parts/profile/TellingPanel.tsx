import { IconBell } from '@tabler/icons-react'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'
import { updateUser, userProfile } from '../../contract.ts'
import type { Account } from '../../kit/account.ts'

import { useProfession } from '../../kit/profession.ts'
/** By what way the keeper hears of their pet, and by what they know that a message is ours. */
export function TellingPanel({ account }: { account: Account }) {
  const { alertByEmail, alertBySms, marketing, antiPhishingWord } = account
  const { alerts, securityWord } = useProfession()
  const { form, formProps, summary, isPending } = useContractForm(updateUser, {
    initial: { alertByEmail, alertBySms, marketing, antiPhishingWord: antiPhishingWord ?? '' },
    asks: (chosen) => ({ ...chosen, antiPhishingWord: chosen.antiPhishingWord.trim() || null }),
    refresh: [userProfile],
    toast: true,
  })
  return (
    <Panel title="How we contact you" icon={<IconBell size={26} />}>
      <FormRows {...formProps} {...summary}>
        <FieldGroup label={alerts} hint="Keep at least one on.">
          <Rows gap="sm">
            <CheckField label="E-mail" {...form.getInputProps('alertByEmail', { type: 'checkbox' })} />
            <CheckField label="Text message" {...form.getInputProps('alertBySms', { type: 'checkbox' })} />
          </Rows>
        </FieldGroup>
        <FieldGroup label="News">
          <CheckField label="E-mail me news from Homeward" {...form.getInputProps('marketing', { type: 'checkbox' })} />
        </FieldGroup>
        <TextField label="Security word" optional hint={securityWord} autoComplete="off" {...form.getInputProps('antiPhishingWord')} />
        <FormActions>
          <ActionButton type="submit" weight="plain" busy={isPending}>
            Save my choices
          </ActionButton>
        </FormActions>
      </FormRows>
    </Panel>
  )
}
