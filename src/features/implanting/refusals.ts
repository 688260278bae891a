import type { Refusals } from '#platform/contract/call.ts'

/** Why nothing is decided about a batch or a report. */
export const DECIDING_REFUSED = {
  noSuchBatch: [404, 'There is no batch of this code'],
  noSuchReport: [404, 'There is no report with this id'],
} as const satisfies Refusals

/** Why a number that was replaced is not put back. */
export const RESTORING_REFUSED = {
  noSuchChip: [404, 'No animal on the register has had this number'],
  notReplaced: [409, 'This number was not replaced: the animal is known by it', 'DEAD-7'],
  otherReported: [
    409,
    'The number that the animal has instead is reported. If that is not so either, strike out the report first.',
    'DEAD-7',
  ],
} as const satisfies Refusals

/** Why no other chip is sent. */
export const OWED_REFUSED = {
  notOwed: [409, 'No chip is owed for this report', 'DEAD-1'],
} as const satisfies Refusals
