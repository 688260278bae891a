import type { Payment } from './rows.ts'
import type { Phase } from './shapes.ts'

/** How a payment stands for its payer, and whether nothing more will happen by itself. */
export function phaseOf({ status, declined }: Pick<Payment, 'status' | 'declined'>): { phase: Phase; isSettled: boolean } {
  if (status === 'open') return declined === null ? { phase: 'waiting', isSettled: false } : over('declined')
  if (status === 'processing') return { phase: 'working', isSettled: false }
  if (status === 'cancelled') return over('cancelled')
  // A sentence beside money that came says why what it was for could not be given.
  if (declined !== null) return over('givenBack')
  return over(status === 'succeeded' ? 'given' : status)
}

const over = (phase: Phase) => ({ phase, isSettled: true })
