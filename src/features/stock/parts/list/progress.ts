import type { OrderState } from '../words.ts'

const STEPS = ['Placed', 'Paid', 'Packed', 'On its way', 'Received'] as const

/** The last step that an order has reached; null where it ended before. */
const REACHED: Record<OrderState, number | null> = {
  placed: 0,
  paid: 1,
  allocated: 1,
  packed: 2,
  dispatched: 3,
  delivered: 3,
  received: 4,
  cancelled: null,
  refunded: null,
  returnRequested: null,
  returned: null,
}

/** The way of an order, each step done, now or still to come; null where it ended before. */
export function stepsOf(status: OrderState): { title: string; is: 'done' | 'now' | 'toCome' }[] | null {
  const reached = REACHED[status]
  if (reached === null) return null
  return STEPS.map((title, index) => ({ title, is: isAt(index, reached) }))
}

function isAt(index: number, reached: number): 'done' | 'now' | 'toCome' {
  if (index > reached) return 'toCome'
  return index === reached && reached < STEPS.length - 1 ? 'now' : 'done'
}
