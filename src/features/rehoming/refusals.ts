import type { Refusals } from '#platform/contract/call.ts'

/** Why a rehoming is not resolved. */
export const SETTLING_REFUSED = {
  noSuchRehoming: [404, 'There is no rehoming with this id'],
  accountClosed: [409, 'The former keeper has closed their account, and nobody would answer for the animal'],
} as const satisfies Refusals
