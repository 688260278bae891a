import type { Refusals } from '#platform/contract/call.ts'

/** Why a batch is not taken into stock. */
export const RECEIVING_REFUSED = {
  wrongRange: [400, 'Enter the batch’s lowest and highest chip numbers. A batch has 1 to 100,000 chips'],
  notSterile: [409, 'These chips are no longer sterile'],
  inAnimal: [409, 'A chip with one of these numbers is already in an animal. Check the box again'],
  batchKnown: [409, 'A batch with one of these numbers is already in stock', 'STOCK-9'],
  batchDiffers: [409, 'A batch with this code is already in stock, from another maker or sterile until another day', 'STOCK-9'],
  otherCapitals: [409, 'There’s a batch with the same code in other capitals. Type it the same way to add to it.'],
  otherMaker: [409, 'These numbers are by another maker. Check the first 3 digits against the box.'],
  tooLong: [409, 'No chip stays sterile for more than 10 years. Check the date on the box.'],
} as const satisfies Refusals

/** Why numbers aren’t taken out of a batch. */
export const REMOVING_REFUSED = {
  noSuchBatch: [404, 'There’s no batch with this code'],
  notInBatch: [409, 'Not all of these numbers are in this batch. list-batches shows which are.', 'STOCK-9'],
  allocated: [
    409,
    'One of these numbers has been ordered already, so it stays. To stop the batch, freeze it with decide-batch.',
    'STOCK-9',
  ],
} as const satisfies Refusals

/** Why nothing more is sent for what was paid. */
export const UNPAID_REFUSED = {
  noSuchOrder: [404, 'We can’t find an order with this ID'],
  bankHolds: [409, 'The implanter’s bank is holding the payment for this order. Wait for its decision.', 'PAY-7'],
  bankTookBack: [409, 'The bank took back the payment for this order, so you can’t send or refund any more of it', 'PAY-8'],
} as const satisfies Refusals

/** Why an order is neither packed nor sent. */
export const UNFIT_REFUSED = {
  ...UNPAID_REFUSED,
  stopped: [409, 'Some of these chips are from a stopped batch. Replace them, or refund the order', 'DEAD-4'],
  expired: [409, 'Some of these chips are no longer sterile. Replace them, or refund the order', 'STOCK-12'],
} as const satisfies Refusals

/** Why an order isn’t sent. */
export const SENDING_REFUSED = {
  ...UNFIT_REFUSED,
  alreadySent: [409, 'You’ve sent this already. To correct its tracking number, run correct-tracking', 'STOCK-3'],
} as const satisfies Refusals

/** Why an order has no other chips instead of those that may not be sent. */
export const SUBSTITUTING_REFUSED = {
  noSuchOrder: UNPAID_REFUSED.noSuchOrder,
  noneStopped: [409, 'None of the chips in this order are from a stopped batch, and all are sterile', 'STOCK-12'],
  notInStock: [409, 'There aren’t enough chips in stock. Wait for more, or refund the rest.', 'STOCK-12'],
} as const satisfies Refusals

/** Why nothing is compensated for chips that never came. */
export const LOST_REFUSED = {
  ...UNPAID_REFUSED,
  noneMissing: [409, 'No chips are missing from this order, or they’ve already been replaced or refunded', 'STOCK-11'],
  notInStock: [409, 'There aren’t enough chips in stock. Send them later, or refund them.', 'STOCK-11'],
} as const satisfies Refusals

/** Why chips are not booked in as back. */
export const BACK_REFUSED = {
  noSuchOrder: UNPAID_REFUSED.noSuchOrder,
  notExpected: [400, 'Some of these numbers aren’t among the chips we’re expecting back'],
  noneCame: [409, 'These chips haven’t arrived yet. Leave the order as it is until they do'],
} as const satisfies Refusals

/** The same for chips that were called back. */
export const RECALLED_REFUSED = {
  ...BACK_REFUSED,
  noneCame: [409, 'None of this order’s recalled chips have come back', 'DEAD-8'],
} as const satisfies Refusals

/** Why no implanter can order more chips than before. */
export const RAISING_REFUSED = {
  noSuchAccount: [404, 'There’s no account with this e-mail address'],
  notImplanter: [409, 'This person isn’t an implanter', 'STOCK-1'],
  endsTooSoon: [400, 'Enter the last day they can order more: today or later'],
} as const satisfies Refusals

/** Why chips are not released. */
export const RELEASING_REFUSED = {
  noneHeld: [409, 'No implanter holds a chip with any of these numbers', 'STOCK-13'],
  severalHolders: [409, 'Several implanters hold chips with these numbers. Release one implanter’s chips at a time', 'STOCK-13'],
} as const satisfies Refusals

/** Why no other chip is sent for one that never worked. */
export const REPLACING_REFUSED = {
  ...UNPAID_REFUSED,
  notInStock: [409, 'There are no chips in stock to send. Send it later.', 'STOCK-2'],
} as const satisfies Refusals
