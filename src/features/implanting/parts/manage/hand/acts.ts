import type { HeldChip } from '#features/stock/shapes.ts'

type Chip = Pick<HeldChip, 'status' | 'batchStatus' | 'daysLeft'>

/** STOCK-4: whether a chip may be implanted and registered now, or why not; null where the question is past. */
export function mayRegister({ status, batchStatus, daysLeft }: Chip): true | string | null {
  if (status === 'reserved' || status === 'dispatched')
    return 'It is on its way to you. Say under Orders that it has come, then register it.'
  if (status === 'expired') return NOT_STERILE
  if (status === 'recalled') return 'Its batch is called back. Do not implant it.'
  if (status !== 'withImplanter') return null
  if (batchStatus !== 'inStock') return 'Chips of its batch have failed. Do not use it until we tell you.'
  return daysLeft >= 0 || NOT_STERILE
}

const NOT_STERILE = 'It is no longer sterile. Take another one.'

/** Whether there is a chip to report: one in hand, or one in an animal. */
export const isReportable = ({ status }: Pick<Chip, 'status'>) =>
  status === 'withImplanter' || status === 'implanted' || status === 'registered'
