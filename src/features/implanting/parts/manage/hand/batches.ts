import type { HeldChip } from '#features/stock/shapes.ts'
import { daysBetween } from '#platform/clock/clock.ts'
import type { Tone } from '#ui/palette.ts'

/** Days before a chip stops being sterile from which it is to be used first. */
const USE_FIRST_DAYS = 60

export interface HeldBatch {
  code: string
  status: HeldChip['batchStatus']
  /** `YYYY-MM-DD` */
  expiresOn: string
  left: number
  runs: readonly { from: string; to: string; chips: number }[]
}

/** How a batch, or a chip, stands by its sterile life; null where there is nothing to mark. */
export function sterileMark(daysLeft: number): { label: string; tone: Tone } | null {
  if (daysLeft < 0) return { label: 'Not sterile', tone: 'alert' }
  if (daysLeft === 0) return { label: 'Use today', tone: 'watch' }
  if (daysLeft > USE_FIRST_DAYS) return null
  return { label: daysLeft === 1 ? 'Use first: 1 day left' : `Use first: ${daysLeft} days left`, tone: 'watch' }
}

/** The state of a batch in a word or two. */
export function batchMark({ status, expiresOn }: HeldBatch, today: string): { label: string; tone: Tone } {
  return STOPPED[status] ?? sterileMark(daysBetween(today, expiresOn)) ?? { label: 'Good to use', tone: 'good' }
}

/** How a batch is marked of which no chip may be implanted. */
export const STOPPED: Record<HeldChip['batchStatus'], { label: string; tone: Tone } | undefined> = {
  inStock: undefined,
  frozen: { label: 'Frozen', tone: 'alert' },
  recalled: { label: 'Recalled', tone: 'alert' },
}
