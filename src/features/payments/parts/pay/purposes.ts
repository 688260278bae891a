import { paths } from '#src/paths.ts'
import type { Purpose } from '../../shapes.ts'

interface Words {
  /** Such things in a list. */
  name: string
  /** The payer's own one of them. */
  thing: string
  /** Where such things are chosen, for whoever cannot or will not pay now. */
  from: { label: string; to: string }
}

const plans = { label: 'Plans and prices', to: paths.pricingPlans }
const payments = { label: 'Your payments', to: paths.payments }

/** What a payment is for, in words for the payer. */
export const PURPOSE_WORDS: Record<Purpose, Words> = {
  plan: { name: 'Plans', thing: 'your plan', from: plans },
  freeRegistrations: { name: 'Registration credits', thing: 'registration credits', from: plans },
  chipsOrder: { name: 'Chips', thing: 'your chips', from: { label: 'Your chip orders', to: paths.orderChips } },
  order: { name: 'Shop', thing: 'your order', from: { label: 'Your orders', to: paths.orders } },
  booking: { name: 'Bookings', thing: 'your booking', from: { label: 'Your bookings', to: paths.bookings } },
  tailTag: { name: 'TailTag', thing: 'your TailTag', from: payments },
}

/** The payer’s own thing of a payment: registrations by their number, a plan by its name once that’s known, everything else by its kind. */
export const thingOf = (purpose: Purpose, description = ''): string =>
  purpose === 'plan' && description !== '' ? description.charAt(0).toLowerCase() + description.slice(1) : PURPOSE_WORDS[purpose].thing

/** Whether an address names something that can be paid for. */
export const isPurpose = (text: string): text is Purpose => Object.hasOwn(PURPOSE_WORDS, text)
