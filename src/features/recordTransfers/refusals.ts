import type { Refusals } from '#platform/contract/call.ts'

/** Why a move isn’t decided. */
export const DECIDING_REFUSED = {
  noSuchMove: [404, 'There’s no move with this id that waits for a decision'],
} as const satisfies Refusals
