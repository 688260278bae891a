import type { Refusals } from '#platform/contract/call.ts'

/** Why a dispute about a visit is not resolved. */
export const RESOLVING_REFUSED = {
  noSuchVisit: [404, 'There’s no visit with this id'],
} as const satisfies Refusals
