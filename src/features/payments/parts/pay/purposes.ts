import { paths } from '#src/paths.ts'
import type { Purpose } from '../../shapes.ts'

interface Words {
  /** Such things in a list. */
  name: string
  /** What the payer is about to pay for. */
  title: string
  /** Where such things are chosen, for whoever cannot or will not pay now. */
  from: { label: string; to: string }
}

const plans = { label: 'Plans and prices', to: paths.pricingPlans }
const payments = { label: 'Your payments', to: paths.payments }

/** What a payment is for, in words for the payer. */
export const PURPOSE_WORDS: Record<Purpose, Words> = {
  plan: { name: 'Plans', title: 'Pay for your plan', from: plans },
  freeRegistrations: { name: 'Registrations to give', title: 'Pay for registrations to give', from: plans },
  chipsOrder: { name: 'Chips', title: 'Pay for your chips', from: { label: 'Your orders of chips', to: paths.orderChips } },
  order: { name: 'The shop', title: 'Pay for your order', from: payments },
  booking: { name: 'Appointments', title: 'Pay for your appointment', from: payments },
  tailTag: { name: 'TailTag', title: 'Pay for your TailTag', from: payments },
}

/** Whether an address names something that can be paid for. */
export const isPurpose = (text: string): text is Purpose => Object.hasOwn(PURPOSE_WORDS, text)
