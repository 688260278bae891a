import type { Refusals } from '#platform/contract/call.ts'

/** Why a batch is not taken into stock. */
export const RECEIVING_REFUSED = {
  wrongRange: [400, 'A batch has 1 to 100,000 chips, from its lowest number to its highest'],
  notSterile: [409, 'These chips are no longer sterile'],
  inAnimal: [409, 'A chip with one of these numbers is in an animal already: look at the box again'],
  batchKnown: [409, 'A batch of this code, or with one of these numbers, is in stock already', 'STOCK-9'],
} as const satisfies Refusals

/** Why nothing more is sent for what was paid. */
export const UNPAID_REFUSED = {
  noSuchOrder: [404, 'There is no order with this id'],
  bankHolds: [409, 'The implanter’s bank holds what was paid for this order. Wait for its decision.', 'PAY-7'],
  bankTookBack: [409, 'The bank took back what was paid for this order: nothing more is sent or paid back for it', 'PAY-8'],
} as const satisfies Refusals

/** Why an order is neither packed nor sent. */
export const UNFIT_REFUSED = {
  ...UNPAID_REFUSED,
  stopped: [409, 'The batch of some of these chips was stopped: put others in their place, or give the order back', 'DEAD-4'],
  expired: [409, 'Some of these chips are no longer sterile: put others in their place, or give the order back', 'STOCK-12'],
} as const satisfies Refusals

/** Why an order has no other chips instead of those that may not be sent. */
export const SUBSTITUTING_REFUSED = {
  noSuchOrder: UNPAID_REFUSED.noSuchOrder,
  noneStopped: [409, 'No chip of this order is of a batch that was stopped, and all are sterile', 'STOCK-12'],
  notInStock: [409, 'There are not as many chips in stock. Wait for others, or give back the money for the rest.', 'STOCK-12'],
} as const satisfies Refusals

/** Why nothing is compensated for chips that never came. */
export const LOST_REFUSED = {
  ...UNPAID_REFUSED,
  noneMissing: [409, 'None of the chips of this order is missing, or it was made good already', 'STOCK-11'],
  notInStock: [409, 'There are not as many chips in stock. Send them later, or give the money back.', 'STOCK-11'],
} as const satisfies Refusals

/** Why chips are not booked in as back. */
export const BACK_REFUSED = {
  noSuchOrder: UNPAID_REFUSED.noSuchOrder,
  notExpected: [400, 'Some of these numbers are not among the chips that are expected back'],
  noneCame: [409, 'These chips haven’t arrived yet: leave the order as it is until they do'],
} as const satisfies Refusals

/** The same for chips that were called back. */
export const RECALLED_REFUSED = {
  ...BACK_REFUSED,
  noneCame: [409, 'No chip of this order that was called back has come', 'DEAD-8'],
} as const satisfies Refusals

/** Why chips are not released. */
export const RELEASING_REFUSED = {
  noneHeld: [409, 'No implanter holds a chip of these numbers', 'STOCK-13'],
  severalHolders: [409, 'Several implanters hold chips of these numbers: release those of one at a time', 'STOCK-13'],
} as const satisfies Refusals

/** Why no other chip is sent for one that never worked. */
export const REPLACING_REFUSED = {
  ...UNPAID_REFUSED,
  notInStock: [409, 'There is no chip in stock that could be sent. Send it later.', 'STOCK-2'],
} as const satisfies Refusals
