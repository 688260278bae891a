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
  /** Somebody else’s, so that the browser doesn’t fill in one’s own. */
  ofAnother?: boolean
}

/** A UK address: found by its postcode where we know the street, typed where we do not. Every field can always be typed in. */
export function AddressFields({ value, onFound, field, ofAnother = false }: AddressFieldsProps) {
  const fills = (part: string) => (ofAnother ? 'off' : part)
  return (
    <Rows>
      <PostcodeField {...field('postcode')} autoComplete={fills('postal-code')} address={value} onFound={onFound} />
      <TextField label="House number or name, and street" autoComplete={fills('address-line1')} {...field('line1')} />
      <TextField label="Address line 2" optional autoComplete={fills('address-line2')} {...field('line2')} />
      <Columns min="13rem" gap="1rem 1rem" align="start">
        <TextField label="Town or city" autoComplete={fills('address-level2')} {...field('town')} />
        <TextField label="County" optional autoComplete={fills('address-level1')} {...field('county')} />
      </Columns>
    </Rows>
  )
}
