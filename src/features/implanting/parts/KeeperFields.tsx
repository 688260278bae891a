import { type ReactNode, useState } from 'react'
import { AddressFields } from '#features/accounts/kit/address/AddressFields.tsx'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { KeeperAnswers } from './keeperanswers.ts'

interface KeeperFieldsProps {
  to: KeeperAnswers
  /** `(path) => form.getInputProps(path)` */
  field: (path: string) => { error?: ReactNode }
  onAddress: (address: KeeperAnswers['address']) => void
}

/** How to ask somebody whether an animal is theirs, and who they are. */
export function KeeperFields({ to, field, onAddress }: KeeperFieldsProps) {
  const byLetter = to.by === 'letter'
  const [isOpen, setOpen] = useState(() => Object.values(to.address).some((line) => line !== ''))
  return (
    <Rows gap="lg">
      <Rows gap="sm">
        <ChoiceCards
          {...field('to.by')}
          label="How should we ask them?"
          min="14rem"
          choices={[
            { value: 'online', label: 'By e-mail or text', hint: 'They can answer straight away' },
            { value: 'letter', label: 'By letter', hint: 'For someone with no e-mail or mobile' },
          ]}
        />
        {byLetter && (
          <Box component="p" c="dimmed" m={0}>
            We’ll post them one letter with a code to become the keeper with. They can use it on our website, or call us and read it to us.
          </Box>
        )}
      </Rows>

      {!byLetter && (
        <Rows gap="sm">
          <Columns>
            <EmailField {...field('to.email')} label="Their e-mail address" autoComplete="off" />
            <TextField {...field('to.mobile')} label="Their mobile number" type="tel" autoComplete="off" />
          </Columns>
          <Box component="p" c="dimmed" m={0}>
            Enter one or both. We’ll use them to ask whether the animal is theirs, and won’t show them to you again.
          </Box>
        </Rows>
      )}
      <Columns>
        <TextField {...field('to.name')} label="Their full name" optional={!byLetter} maxLength={100} autoComplete="off" />
        <TextField {...field('to.landline')} label="Their landline number" optional type="tel" autoComplete="off" />
      </Columns>
      {byLetter || isOpen ? (
        <FieldGroup label="Their address" optional={!byLetter} hint={byLetter ? 'The letter goes here' : UNTIL_THEY_ANSWER}>
          <AddressFields value={to.address} onFound={onAddress} field={(name) => field(`to.address.${name}`)} ofAnother />
        </FieldGroup>
      ) : (
        <Rows gap="sm">
          <div>
            <ActionButton weight="plain" onClick={() => setOpen(true)}>
              Add their address
            </ActionButton>
          </div>
          <Box component="p" c="dimmed" m={0}>
            {UNTIL_THEY_ANSWER}
          </Box>
        </Rows>
      )}
    </Rows>
  )
}

const UNTIL_THEY_ANSWER = 'Until they answer, only you and the professionals who may see keepers’ records can see it.'
