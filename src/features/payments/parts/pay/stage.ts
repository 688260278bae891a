import type { Phase } from '../../shapes.ts'

/** How far the page of paying is: at the card form, at why there is none, or at what has become of a payment. */
export type Stage = 'toPay' | 'paidAlready' | 'tooLate' | 'nothing' | Phase

/** What is true at a stage, as the heading of the page. */
const HEADINGS: Record<Stage, (thing: string) => string> = {
  toPay: (thing) => `Pay for ${thing}`,
  declined: (thing) => `Pay for ${thing}`,
  waiting: (thing) => `Paying for ${thing}`,
  working: (thing) => `Paying for ${thing}`,
  given: (thing) => `Paid: ${thing}`,
  paidAlready: (thing) => `Already paid: ${thing}`,
  partRefunded: (thing) => `Paid, and partly refunded: ${thing}`,
  givenBack: (thing) => `Refunded: ${thing}`,
  refunded: (thing) => `Refunded: ${thing}`,
  cancelled: (thing) => `Not paid: ${thing}`,
  tooLate: (thing) => `Too late to pay for ${thing}`,
  nothing: () => 'Nothing to pay',
}

export const headingOf = (stage: Stage, thing: string): string => HEADINGS[stage](thing)

/** The stage at which nothing can be paid, by the refusal of the call. A connection that fails leaves it at the card form. */
export function stageWithout({ status, code }: { status: number; code: string }): Stage {
  if (code === 'paidAlready' || code === 'tooLate') return code
  return status === 400 || code === 'nothingToPay' ? 'nothing' : 'toPay'
}
