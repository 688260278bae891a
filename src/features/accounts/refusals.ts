import type { Refusals } from '#platform/contract/call.ts'

/** Why Staff have nobody to decide about. */
export const VERIFICATION_REFUSED = {
  noSuchAccount: [404, 'There is no account with this e-mail address'],
  noSuchProfile: [404, 'This account holds no profile of this type'],
} as const satisfies Refusals
