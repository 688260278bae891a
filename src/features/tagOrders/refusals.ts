import type { Refusals } from '#platform/contract/call.ts'

/** Why an order is neither engraved nor sent. */
export const FULFILLING_REFUSED = {
  noSuchOrder: [404, 'We can’t find a tag order with this ID'],
  bankHolds: [409, 'The keeper’s bank is holding the payment for this order. Wait for its decision.', 'PAY-7'],
} as const satisfies Refusals
