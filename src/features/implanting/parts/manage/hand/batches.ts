import type { HeldChip } from '#features/stock/shapes.ts'
import { daysBetween } from '#platform/clock/clock.ts'
import type { Tone } from '#ui/palette.ts'

/** Days before a chip stops being sterile from which it is to be used first. */
export const USE_FIRST_DAYS = 60

export interface HeldBatch {
  code: string
  status: HeldChip['batchStatus']
  /** `YYYY-MM-DD` */
  expiresOn: string
  left: number
}

/** How a batch, or a chip, stands by its sterile life; null where there is nothing to mark. */
export function sterileMark(daysLeft: number): { label: string; tone: Tone } | null {
  if (daysLeft < 0) return { label: 'Not sterile', tone: 'alert' }
  if (daysLeft === 0) return { label: 'Use it today', tone: 'watch' }
  if (daysLeft > USE_FIRST_DAYS) return null
  return { label: daysLeft === 1 ? 'Use first: 1 day left' : `Use first: ${daysLeft} days left`, tone: 'watch' }
}

/** The state of a batch in a word or two. */
export function batchMark({ status, expiresOn }: HeldBatch, today: string): { label: string; tone: Tone } {
  if (status === 'frozen') return { label: 'Frozen', tone: 'alert' }
  if (status === 'recalled') return { label: 'Called back', tone: 'alert' }
  return sterileMark(daysBetween(today, expiresOn)) ?? { label: 'Good to use', tone: 'good' }
}

export interface Stopped {
  code: string
  status: 'frozen' | 'recalled'
  chips: number
}

/** The batches of which no chip may be implanted: those that are frozen, and those called back, whose chips are in hand no more by our book. */
export function stoppedBatches(batches: readonly HeldBatch[], calledBack: readonly Pick<HeldChip, 'batch'>[]): Stopped[] {
  const frozen = batches.flatMap(({ code, status, left }): Stopped[] => (status === 'frozen' ? [{ code, status, chips: left }] : []))
  const recalled = new Map<string, number>()
  for (const { code, status, left } of batches) if (status === 'recalled') recalled.set(code, left)
  for (const { batch } of calledBack) recalled.set(batch, (recalled.get(batch) ?? 0) + 1)
  return [...[...recalled].map(([code, chips]): Stopped => ({ code, status: 'recalled', chips })), ...frozen]
}
