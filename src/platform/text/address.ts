import { unbroken } from './sentence.ts'

interface Address {
  line1: string | null
  line2?: string | null | undefined
  town: string | null
  county?: string | null | undefined
  postcode: string | null
}

/** An address on one line, which may be broken anywhere but in its postcode. */
export const addressText = ({ line1, line2, town, county, postcode }: Address) =>
  [line1, line2, town, county, postcode && unbroken(postcode)].filter(Boolean).join(', ')

/** To whom something goes, and where. */
export const deliveryText = ({ name, address }: { name: string; address: Address }) => `${name}, ${addressText(address)}`
