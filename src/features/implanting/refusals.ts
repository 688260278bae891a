import type { Refusals } from '#platform/contract/call.ts'

/** Why nothing is decided about a batch or a report. */
export const DECIDING_REFUSED = {
  noSuchBatch: [404, 'There’s no batch with this code'],
  alreadySo: [409, 'The batch is like that already', 'DEAD-4'],
  noSuchReport: [404, 'There’s no report with this id'],
} as const satisfies Refusals

/** Why a number that was replaced is not put back. */
export const RESTORING_REFUSED = {
  noSuchChip: [404, 'No animal on the register has had this number'],
  notReplaced: [409, 'This number wasn’t replaced: it’s still the animal’s number', 'DEAD-7'],
  otherReported: [
    409,
    'The animal’s current number has been reported too. If that report is wrong as well, strike it out first.',
    'DEAD-7',
  ],
} as const satisfies Refusals

/** Why no other chip is sent. */
export const OWED_REFUSED = {
  notOwed: [409, 'No replacement is owed for this report', 'DEAD-1'],
} as const satisfies Refusals
