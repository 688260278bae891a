import { paths } from '#src/paths.ts'
import type { Purpose } from '../../shapes.ts'

interface Words {
  /** What the payer is about to pay for. */
  title: string
  /** What they have when it is paid. */
  given: string
  /** The button that leads there. */
  next: string
  /** Where such things are chosen, for whoever cannot or will not pay now. */
  from: { label: string; to: string }
}

const plans = { label: 'Plans and prices', to: paths.pricingPlans }
const payments = { label: 'Your payments', to: paths.payments }

/** What a payment is for, in words for the payer. */
export const PURPOSE_WORDS: Record<Purpose, Words> = {
  plan: { title: 'Pay for your plan', given: 'Your plan counts from this moment.', next: 'See your pets', from: plans },
  freeRegistrations: {
    title: 'Pay for registrations to give',
    given: 'The registrations are in hand. The next animals you register use them.',
    next: 'See the plans',
    from: plans,
  },
  chipsOrder: {
    title: 'Pay for your chips',
    given: 'Your order goes to our stock room.',
    next: 'See your orders',
    from: { label: 'Your orders of chips', to: paths.orderChips },
  },
  order: { title: 'Pay for your order', given: 'Your order is on its way to be packed.', next: 'See your payments', from: payments },
  booking: { title: 'Pay for your appointment', given: 'Your appointment is booked.', next: 'See your payments', from: payments },
  tailTag: { title: 'Pay for your TailTag', given: 'Your TailTag is active.', next: 'See your payments', from: payments },
}

/** Whether an address names something that can be paid for. */
export const isPurpose = (text: string): text is Purpose => Object.hasOwn(PURPOSE_WORDS, text)
