import type { ReactNode } from 'react'
import { Columns, Rows } from '#ui/Columns.tsx'
import { TextField } from '#ui/TextField.tsx'
import { PostcodeField } from '../../parts/address/PostcodeField.tsx'

export interface AddressValues {
  line1: string
  line2: string
  town: string
  county: string
  postcode: string
}

export const NO_ADDRESS: AddressValues = { line1: '', line2: '', town: '', county: '', postcode: '' }

interface AddressFieldsProps {
  value: AddressValues
  /** Replaces the whole address, when one was found by its postcode. */
  onFound: (address: AddressValues) => void
  /** `(name) => form.getInputProps(`address.${name}`)` */
  field: (name: keyof AddressValues) => { error?: ReactNode }
}

/** A UK address: found by its postcode where we know the street, typed where we do not. Every field can always be typed in. */
export function AddressFields({ value, onFound, field }: AddressFieldsProps) {
  return (
    <Rows>
      <PostcodeField {...field('postcode')} address={value} onFound={onFound} />
      <TextField label="House number or name, and street" autoComplete="address-line1" {...field('line1')} />
      <TextField label="Address line 2" optional autoComplete="address-line2" {...field('line2')} />
      <Columns min="13rem" gap="1rem 1rem" align="start">
        <TextField label="Town or city" autoComplete="address-level2" {...field('town')} />
        <TextField label="County" optional autoComplete="address-level1" {...field('county')} />
      </Columns>
    </Rows>
  )
}
