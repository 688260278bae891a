import type { AnswerOf } from '#platform/contract/call.ts'
import type { Tone } from '#ui/palette.ts'
import type { getTagOrders } from '../contract.ts'

export type Order = AnswerOf<typeof getTagOrders>['orders'][number]

interface StatusWords {
  label: string
  tone: Tone
  /** What comes next. */
  next?: string
}

const statusWords: Record<Order['status'], StatusWords> = {
  placed: { label: 'Not paid yet', tone: 'watch', next: 'We’ll engrave it once you’ve paid.' },
  paid: { label: 'Paid', tone: 'info', next: 'We’ll engrave it next, and e-mail you when we post it.' },
  engraved: { label: 'Engraved', tone: 'info', next: 'We’ll e-mail you when we post it.' },
  sent: { label: 'On its way', tone: 'good', next: 'When it arrives, activate it with the PIN from under its wrapping.' },
  cancelled: { label: 'Cancelled', tone: 'quiet' },
  refunded: { label: 'Refunded', tone: 'quiet' },
}

/** How an order stands; a tag that its keeper has activated has arrived. */
export const wordsOf = ({ status, isActivated }: Pick<Order, 'status' | 'isActivated'>): StatusWords =>
  isActivated ? { label: 'Activated', tone: 'good' } : statusWords[status]
