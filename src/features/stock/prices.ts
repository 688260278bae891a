import * as z from 'zod'

/** The packs of an order with their price on the day, as `chip_order.packs` holds them; `chipPence` without the registrations. */
export const OrderedPacks = z.array(z.object({ size: z.int(), quantity: z.int(), pence: z.int(), chipPence: z.int() }))

interface Order {
  packs: unknown
  quantity: number
  pence: number
}

/** STOCK-10 What so many chips of an order cost, and so many of its registrations: whole pence, never more than was paid. */
export function priceOf({ packs, quantity, pence }: Order, part: { chips: number; registrations: number }): number {
  const forChips = OrderedPacks.parse(packs).reduce((sum, pack) => sum + pack.chipPence * pack.quantity, 0)
  const share = (whole: number, count: number) => Math.floor((whole * Math.min(count, quantity)) / quantity)
  return share(forChips, part.chips) + share(pence - forChips, part.registrations)
}

/** STOCK-12 How many chips an order has, or is to have: those that could not be had before it was sent were paid back. */
export const stillOf = ({ quantity, givenUp }: { quantity: number; givenUp: number }): number => quantity - givenUp
