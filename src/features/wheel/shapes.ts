import * as z from 'zod'
import { Id, May, Moment } from '#platform/contract/shapes.ts'

export const PRIZE_KINDS = ['registration', 'percentOff', 'poundsOff', 'freeDelivery', 'nothing'] as const

/** A prize as it is shown before anyone has won it. */
export const Item = z.object({
  id: Id,
  label: z.string(),
  weight: z.int(),
  stock: z.int().nullable(),
  /** Of 100, while all of them are there. */
  chance: z.number(),
  /** Nothing of it is left. */
  isGone: z.boolean(),
  isPrize: z.boolean(),
})

export const Campaign = z.object({
  id: Id,
  name: z.string(),
  opensAt: Moment,
  closesAt: Moment,
  isOver: z.boolean(),
  items: z.array(Item),
  commitment: z.string(),
  /** Only once the campaign is over. */
  seed: z.string().nullable(),
  spins: z.int(),
  claimDays: z.int(),
  can: z.object({ spin: May }),
})

/** What somebody’s own spin came to. */
export const Spin = z.object({
  id: Id,
  campaignId: Id,
  itemId: Id,
  label: z.string(),
  isPrize: z.boolean(),
  number: z.int(),
  word: z.string(),
  claimBy: Moment,
  /** What the coupon of a claimed prize is called. */
  coupon: z.string().nullable(),
  /** What a claimed prize is, and how it is used. */
  given: z.string().nullable(),
  can: z.object({ claim: May }),
})
