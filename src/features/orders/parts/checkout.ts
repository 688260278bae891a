import type { Account } from '#features/accounts/kit/account.ts'
import { type AddressValues, NO_ADDRESS } from '#features/accounts/kit/address/AddressFields.tsx'
import type { Method } from '#features/cart/kit/delivery.ts'

/** An order as far as it is said. */
export type CheckoutAnswers = { delivery: { name: string; address: AddressValues }; method: Method }

/** It goes to the address of the account. */
export function blankCheckout({ name, address }: Pick<Account, 'name' | 'address'>): CheckoutAnswers {
  const { line1, line2, town, county, postcode } = address ?? NO_ADDRESS
  return { delivery: { name, address: { line1, line2, town, county, postcode } }, method: 'standard' }
}
