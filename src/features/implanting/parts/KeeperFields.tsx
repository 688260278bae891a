import type { ReactNode } from 'react'
import { AddressFields } from '#features/accounts/kit/address/AddressFields.tsx'
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
  /** We only write to keepers on paper. */
  mayWrite: boolean
}

/** How to ask somebody whether an animal is theirs, and who they are. */
export function KeeperFields({ to, field, onAddress, mayWrite }: KeeperFieldsProps) {
  const byLetter = mayWrite && to.by === 'letter'
  return (
    <Rows gap="lg">
      {mayWrite && (
        <ChoiceCards
          {...field('to.by')}
          label="How should we ask them?"
          min="14rem"
          choices={[
            { value: 'online', label: 'By e-mail or text', hint: 'They can answer straight away' },
            { value: 'letter', label: 'By letter', hint: 'For a keeper with no e-mail or mobile' },
          ]}
        />
      )}
      {byLetter ? (
        <div>We’ll post them a code to become the keeper with. They can use it on our website or read it to us on the phone.</div>
      ) : (
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
      <FieldGroup
        label="Their address"
        optional={!byLetter}
        hint={byLetter ? 'The letter goes here' : 'They won’t need to type it again. If they don’t answer, vets and wardens can find them.'}
      >
        <AddressFields value={to.address} onFound={onAddress} field={(name) => field(`to.address.${name}`)} ofAnother />
      </FieldGroup>
    </Rows>
  )
}
