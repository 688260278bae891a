import * as z from 'zod'
import { Picture } from '#features/products/shapes.ts'
import { Id, Money } from '#platform/contract/shapes.ts'

/** What a guest’s browser keeps of its cart: 128 random bits, so that nobody else finds it. */
export const CartToken = z.string().regex(/^[0-9a-f]{32}$/)

export const CartLine = z.object({
  id: Id,
  variantId: Id,
  productId: Id,
  name: z.string(),
  variant: z.string(),
  link: z.string(),
  picture: Picture,
  engraving: z.array(z.string()),
  quantity: z.int(),
  /** How many of it there are now, at most 20. */
  available: z.int(),
  each: Money,
  discount: Money,
  total: Money,
  /** Why it can’t be ordered as it is; null where it can. */
  problem: z.string().nullable(),
})

export const Cart = z.object({
  lines: z.array(CartLine),
  /** How many things there are, not how many kinds. */
  count: z.int(),
  coupon: z.object({ code: z.string(), words: z.string() }).nullable(),
  /** Why the coupon takes nothing off now; null where it does. */
  couponProblem: z.string().nullable(),
  /** The coupon makes standard delivery free. */
  hasFreeDelivery: z.boolean(),
  subtotal: Money,
  discount: Money,
  /** Standard delivery to the mainland, as long as nothing else is chosen. */
  delivery: Money,
  total: Money,
  vat: Money,
  /** How much more makes delivery free; 0 where it is. */
  toFreeDelivery: Money,
  /** All of it can be ordered. */
  canOrder: z.boolean(),
})
export type Cart = z.output<typeof Cart>
