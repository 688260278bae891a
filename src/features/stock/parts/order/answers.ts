import type { userProfile } from '#features/accounts/contract.ts'
import { type AddressValues, NO_ADDRESS } from '#features/accounts/kit/address/AddressFields.tsx'
import type { AnswerOf } from '#platform/contract/call.ts'
import type { Offer, Wanted } from './packs.ts'

/** An order as far as it is said. */
export type OrderAnswers = {
  packs: Wanted[]
  withRegistrations: boolean
  delivery: { name: string; address: AddressValues }
}

/** Nothing is chosen yet, least of all what costs more; it goes to the address of the account. */
export function blankOrder({ packs }: Offer, { name, address }: Pick<AnswerOf<typeof userProfile>, 'name' | 'address'>): OrderAnswers {
  const { line1, line2, town, county, postcode } = address ?? NO_ADDRESS
  return {
    packs: packs.map(({ size }) => ({ size, quantity: '0' })),
    withRegistrations: false,
    delivery: { name, address: { line1, line2, town, county, postcode } },
  }
}

/** The order as `saveChipsOrder` takes it. */
export const orderAsked = ({ packs, ...rest }: OrderAnswers) => ({
  ...rest,
  packs: packs.map(({ size, quantity }) => ({ size, quantity: Number(quantity) })).filter(({ quantity }) => quantity > 0),
})
