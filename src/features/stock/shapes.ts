import * as z from 'zod'
import { Address, PersonName } from '#features/accounts/shapes.ts'
import { Id, May, Moment, Money } from '#platform/contract/shapes.ts'

export const PackSize = z.union([z.literal(10), z.literal(25), z.literal(50), z.literal(100)])

export const OrderStatus = z.enum([
  'placed',
  'paid',
  'allocated',
  'packed',
  'dispatched',
  'delivered',
  'received',
  'cancelled',
  'refunded',
  'returnRequested',
  'returned',
])
export const UnitStatus = z.enum([
  'reserved',
  'dispatched',
  'withImplanter',
  'implanted',
  'registered',
  'returned',
  'lostInPost',
  'expired',
  'deadUnused',
  'failedInAnimal',
  'recalled',
  'released',
])

export const Delivery = z.strictObject({ name: PersonName, address: Address })

/** Numbers that follow each other in one batch, the first and the last included. */
export const ChipRange = z.object({ from: z.string(), to: z.string(), batch: z.string(), expiresOn: z.string() })

export const ChipOrder = z.object({
  id: Id,
  status: OrderStatus,
  packs: z.array(z.object({ size: z.int(), quantity: z.int() })),
  chips: z.int(),
  withRegistrations: z.boolean(),
  amount: Money,
  vat: Money,
  /** From–to, once allocated. */
  ranges: z.array(ChipRange),
  /** Those of them that are on their way: fewer than all where only what was missing is sent again. */
  coming: z.array(ChipRange),
  /** Those that the implanter holds and may send back. */
  unused: z.array(ChipRange),
  tracking: z.string().nullable(),
  placedAt: Moment,
  statusAt: Moment,
  can: z.object({ pay: May, cancel: May, receive: May, return: May }),
})
export type ChipOrder = z.output<typeof ChipOrder>

export const HeldChip = z.object({
  id: Id,
  number: z.string(),
  shown: z.string(),
  status: UnitStatus,
  batch: z.string(),
  batchStatus: z.enum(['inStock', 'frozen', 'recalled']),
  manufacturer: z.string(),
  expiresOn: z.string(),
  /** Whole days until it is no longer sterile; negative once it is not. */
  daysLeft: z.int(),
})
export type HeldChip = z.output<typeof HeldChip>
