import * as z from 'zod'
import { UnitStatus } from '#features/chips/shapes.ts'
import { Address, PersonName } from '#platform/contract/contacts.ts'
import { Id, May, Moment, Money } from '#platform/contract/shapes.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { CHIP_USES, chipOrderLife } from './lifecycle.ts'

export const PackSize = z.union([z.literal(10), z.literal(25), z.literal(50), z.literal(100)])

export const OrderStatus = z.enum(statesOf(chipOrderLife))

export const Delivery = z.strictObject({ name: PersonName, address: Address })

/** Numbers that follow each other in one batch, the first and the last included. */
const ChipRange = z.object({ from: z.string(), to: z.string(), batch: z.string(), expiresOn: z.string() })

/** What an implanter has had for a chip that never came. */
export const Compensated = z.enum(['resent', 'refunded'])

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
  /** Those that the implanter reported missing, and what they've had for them: null while we still look into it. */
  missing: z.array(ChipRange.extend({ compensated: Compensated.nullable() })),
  tracking: z.string().nullable(),
  placedAt: Moment,
  statusAt: Moment,
  /** Its chips were held for it to be paid, and are so no more. */
  hasLapsed: z.boolean(),
  /** Something of it may stand among the payments: also of one that was paid after it was cancelled. */
  hasPayments: z.boolean(),
  can: z.object({ pay: May, cancel: May, receive: May, return: May }),
})

export type ChipOrder = z.output<typeof ChipOrder>

export const BatchStatus = z.enum(['inStock', 'frozen', 'recalled'])

/** How a chip that nobody has implanted can be used. */
export const ChipUse = z.enum(CHIP_USES)
export type ChipUse = z.output<typeof ChipUse>

/** Chips whose numbers follow one another, from the first to the last. */
export const ChipRun = z.object({ from: z.string(), to: z.string(), chips: z.int() })

export const HeldChip = z.object({
  id: Id,
  number: z.string(),
  shown: z.string(),
  status: UnitStatus,
  batch: z.string(),
  batchStatus: BatchStatus,
  manufacturer: z.string(),
  expiresOn: z.string(),
  /** Whole days until it is no longer sterile; negative once it is not. */
  daysLeft: z.int(),
  /** Null once it is in an animal, was given back or is lost. */
  use: ChipUse.nullable(),
  can: z.object({ register: May, report: May }),
})

export type HeldChip = z.output<typeof HeldChip>
