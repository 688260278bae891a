import { IconPlus } from '@tabler/icons-react'
import type { ContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { TextField } from '#ui/TextField.tsx'

import type { Tag } from './words.ts'

const MOST = 3
const NOBODY = { name: '', mobile: '', email: '' }

type Contact = Tag['settings']['contacts'][number]

interface ContactFieldsProps {
  contacts: readonly Contact[]
  onContacts: (contacts: Contact[]) => void
  /** What to spread on a field, by its path. */
  field: ContractForm<Record<string, unknown>>['form']['getInputProps']
}

/** The people whom a keeper names to be told too, in order. */
export function ContactFields({ contacts, onContacts, field }: ContactFieldsProps) {
  return (
    <FieldGroup label="Who else should we tell?" hint="One after the other, 10 minutes apart, until you look at the scan. Ask them first.">
      <Rows gap="sm">
        {contacts.map((_, index) => (
          <Box key={index} bd="1px solid var(--ui-line)" bdrs="lg" p="1rem">
            <Rows gap="sm">
              <TextField {...field(`contacts.${index}.name`)} label={`${index + 1}. Name`} maxLength={100} autoComplete="off" />
              <Columns min="12rem" gap="sm">
                <TextField {...field(`contacts.${index}.mobile`)} label="Mobile number" type="tel" autoComplete="off" optional />
                <EmailField {...field(`contacts.${index}.email`)} label="E-mail" autoComplete="off" optional />
              </Columns>
              <Group>
                <ActionButton weight="quiet" size="sm" onClick={() => onContacts(contacts.filter((__, other) => other !== index))}>
                  Remove this person
                </ActionButton>
              </Group>
            </Rows>
          </Box>
        ))}
        {contacts.length < MOST && (
          <Group>
            <ActionButton
              weight="plain"
              size="sm"
              icon={<IconPlus size={18} aria-hidden="true" />}
              onClick={() => onContacts([...contacts, NOBODY])}
            >
              Add someone
            </ActionButton>
          </Group>
        )}
      </Rows>
    </FieldGroup>
  )
}
