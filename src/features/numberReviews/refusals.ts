import type { Refusals } from '#platform/contract/call.ts'

/** Why a number isn’t decided on. */
export const REVIEWING_REFUSED = {
  noSuchReview: [404, 'This number isn’t waiting for our staff'],
} as const satisfies Refusals
