import type { Tone } from '#ui/palette.ts'
import type { Order } from '../shapes.ts'

export const statusWords: Record<Order['status'], { label: string; tone: Tone }> = {
  placed: { label: 'Not paid yet', tone: 'watch' },
  paid: { label: 'Paid', tone: 'info' },
  packed: { label: 'Packed', tone: 'info' },
  sent: { label: 'On its way', tone: 'good' },
  delivered: { label: 'Delivered', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'quiet' },
  returnAsked: { label: 'Coming back', tone: 'watch' },
  returned: { label: 'Partly returned', tone: 'quiet' },
  refunded: { label: 'Refunded', tone: 'quiet' },
}

export const REASONS = [
  { value: 'changedMind', label: 'I’ve changed my mind' },
  { value: 'faulty', label: 'It’s faulty or damaged' },
  { value: 'wrong', label: 'It isn’t what I ordered' },
]
