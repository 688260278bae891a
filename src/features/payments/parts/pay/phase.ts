import type * as z from 'zod'
import type { PaymentState } from '../../shapes.ts'

type State = Pick<z.output<typeof PaymentState>, 'status' | 'declined'>

/**
 * How a payment stands for who looks at it: `waiting` for the payer or their bank, `working` at the provider, `declined` and to be tried
 * again, `given` for good, or over: `givenBack` because it came too late, `partRefunded`, `refunded`, `cancelled`.
 */
export type Phase = 'waiting' | 'working' | 'declined' | 'given' | 'givenBack' | 'partRefunded' | 'refunded' | 'cancelled'

export function phaseOf({ status, declined }: State): Phase {
  if (status === 'open') return declined === null ? 'waiting' : 'declined'
  if (status === 'processing') return 'working'
  if (status === 'cancelled') return 'cancelled'
  // A sentence beside money that came says why what it was for could not be given.
  if (declined !== null) return 'givenBack'
  return status === 'succeeded' ? 'given' : status
}

/** Whether nothing more will happen by itself. */
export const isSettled = (phase: Phase): boolean => phase !== 'waiting' && phase !== 'working'

/** What somebody who hears the page is told while it waits; afterwards the heading of the page says what is true. */
export const WAITING_WORDS: Partial<Record<Phase, string>> = {
  waiting: 'Waiting for the answer. This page goes on by itself.',
  working: 'Your payment is on its way.',
}
