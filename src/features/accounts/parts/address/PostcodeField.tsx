import type { KeyboardEvent, ReactNode } from 'react'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { AddressValues } from '../../kit/address/AddressFields.tsx'
import { addressLine, nextStep } from './found.ts'
import { useFindAddress } from './useFindAddress.ts'

interface PostcodeFieldProps {
  address: AddressValues
  onFound: (address: AddressValues) => void
  error?: ReactNode
  autoComplete?: string
}

/** A postcode, and the addresses that it has. Where only the area is known, the town is filled in and the rest left to be typed. */
export function PostcodeField({ address, onFound, error, ...field }: PostcodeFieldProps) {
  const { find, looking, found, failure } = useFindAddress(onFound)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || address.line1 !== '') return
    event.preventDefault()
    void find(address)
  }
  return (
    <div>
      <Group gap="0.75rem" align="flex-end">
        <TextField {...field} label="Postcode" width="short" spellCheck={false} error={error ?? failure} onKeyDown={onKeyDown} />
        <ActionButton weight="plain" busy={looking} onClick={() => void find(address)}>
          Find address
        </ActionButton>
      </Group>
      <div role="status">{found && <Box mt="0.625rem">{nextStep(found)}</Box>}</div>
      {found && found.addresses.length > 1 && <Choose addresses={found.addresses} onChosen={onFound} />}
    </div>
  )
}

function Choose({ addresses, onChosen }: { addresses: AddressValues[]; onChosen: (address: AddressValues) => void }) {
  const choose = (index: string) => {
    const chosen = addresses[Number(index)]
    if (index !== '' && chosen) onChosen(chosen)
  }
  return (
    <SelectField
      label="Address"
      empty="Choose an address"
      options={addresses.map((address, index) => ({ value: String(index), label: addressLine(address) }))}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  )
}
