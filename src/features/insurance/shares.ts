import { addressText } from '#platform/text/address.ts'
import type { SHARED } from './shapes.ts'

interface Person {
  name: string
  email: string
  mobile: string | null
  line1: string | null
  line2: string | null
  town: string | null
  county: string | null
  postcode: string | null
}

/** Exactly what the insurer is told of this person and this pet, in the order in which it's shown before they agree. */
export function sharesOf({ mobile }: Pick<Person, 'mobile'>, { petName }: { petName: string | null }): (typeof SHARED)[number][] {
  return [
    'name',
    'email',
    ...(mobile ? (['mobile'] as const) : []),
    'address',
    ...(petName ? (['petName'] as const) : []),
    'answers',
    'choice',
  ]
}

/** The person as the insurer is told of them; null without an address. */
export function personShared({ name, email, mobile, ...address }: Person) {
  const isWhole = address.line1 && address.town && address.postcode
  return isWhole ? { name, email, mobile, address: addressText(address) } : null
}
