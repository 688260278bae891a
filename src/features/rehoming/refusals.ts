import type { Refusals } from '#platform/contract/call.ts'

/** Why a rehoming is not resolved. */
export const SETTLING_REFUSED = {
  noSuchRehoming: [404, 'There’s no rehoming with this id'],
  accountClosed: [409, 'The former keeper has closed their account, so no one would be responsible for the animal'],
} as const satisfies Refusals
