import type { AnswerOf } from '#platform/contract/call.ts'
import type { Tone } from '#ui/palette.ts'
import type { getTagOrders } from '../contract.ts'

export type Order = AnswerOf<typeof getTagOrders>['orders'][number]

export const statusWords: Record<Order['status'], { label: string; tone: Tone }> = {
  placed: { label: 'Not paid yet', tone: 'watch' },
  paid: { label: 'Paid', tone: 'info' },
  engraved: { label: 'Engraved', tone: 'info' },
  sent: { label: 'On its way', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'quiet' },
  refunded: { label: 'Refunded', tone: 'quiet' },
}
