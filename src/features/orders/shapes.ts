import * as z from 'zod'
import { METHODS } from '#features/cart/kit/delivery.ts'
import { Picture } from '#features/products/shapes.ts'
import { Address, PersonName } from '#platform/contract/contacts.ts'
import { Id, May, Moment, Money } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { shopOrderLife } from './lifecycle.ts'

export const OrderStatus = z.enum(statesOf(shopOrderLife))
export const Delivery = z.strictObject({ name: PersonName, address: Address })
export const DeliveryMethod = asking('Choose how we should deliver it', z.enum(METHODS))
export const RETURN_REASONS = ['changedMind', 'faulty', 'wrong'] as const

export const OrderLine = z.object({
  id: Id,
  /** Null where it is no longer sold. */
  link: z.string().nullable(),
  picture: Picture,
  words: z.string(),
  engraving: z.array(z.string()),
  quantity: z.int(),
  each: Money,
  discount: Money,
  total: Money,
  comingBack: z.int(),
  returned: z.int(),
  /** How many were refunded before the order was sent. */
  takenOff: z.int(),
})

export const Order = z.object({
  id: Id,
  /** What people call it by: `10001`. */
  number: z.string(),
  status: OrderStatus,
  statusAt: Moment,
  placedAt: Moment,
  deliveredAt: Moment.nullable(),
  lines: z.array(OrderLine),
  to: z.string(),
  method: z.enum(METHODS),
  discount: Money,
  delivery: Money,
  total: Money,
  vat: Money,
  tracking: z.string().nullable(),
  /** Until when it can be paid; null where it is, or is over. */
  payBy: Moment.nullable(),
  /** Until when it can be sent back, and until when where it is faulty; null before it is delivered. */
  returnBy: Moment.nullable(),
  faultyBy: Moment.nullable(),
  can: z.object({ pay: May, cancel: May, return: May }),
})
export type Order = z.output<typeof Order>
