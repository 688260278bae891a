import type { AnswerOf } from '#platform/contract/call.ts'
import type { findAddress } from '../../contract.ts'
import type { AddressValues } from '../../kit/address/AddressFields.tsx'

export type FoundPlace = AnswerOf<typeof findAddress>

/** One address on one line, for a list to choose from. */
export const addressLine = ({ line1, line2, town }: AddressValues) => [line1, line2, town].filter(Boolean).join(', ')

/** The address with what a postcode tells: its spelling, and the town unless another was typed. `before` is the place that an earlier postcode gave. */
export function withPlace(address: AddressValues, { postcode, place }: Pick<FoundPlace, 'postcode' | 'place'>, before = ''): AddressValues {
  const typed = address.town !== '' && address.town !== before
  return { ...address, postcode, town: typed ? address.town : place }
}

/** What to do next, once a postcode was looked up. */
export function nextStep({ place, addresses }: Pick<FoundPlace, 'place' | 'addresses'>): string {
  if (addresses.length === 0) return `We know the area, ${place}, but not the street. Enter the house number and street.`
  return addresses.length === 1 ? 'We found one address. Check it below.' : `We found ${addresses.length} addresses. Choose yours.`
}
