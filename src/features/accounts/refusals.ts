import type { Refusals } from '#platform/contract/call.ts'

/** Why Staff have nobody to decide about. */
export const VERIFICATION_REFUSED = {
  noSuchAccount: [404, 'There’s no account with this e-mail address'],
  noSuchProfile: [404, 'This account doesn’t have this profile type'],
} as const satisfies Refusals
