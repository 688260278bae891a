import * as z from 'zod'
import { Id, May, Moment, Money } from '#platform/contract/shapes.ts'

export const Plan = z.object({
  code: z.string(),
  name: z.string(),
  summary: z.string(),
  price: Money,
  /** Of which that is VAT. */
  vat: Money,
  audience: z.array(z.string()),
  /** How many animals it registers; null = every animal of the household. */
  registrations: z.int().nullable(),
  /** What one registration costs with it. */
  each: Money.nullable(),
  features: z.array(z.string()),
})

export const Feature = z.object({
  code: z.string(),
  words: z.string(),
  more: z.string(),
  plans: z.array(z.string()),
  alwaysFree: z.boolean(),
})

export const Purchase = z.object({ purchaseId: Id, plan: z.string(), quantity: z.int(), amount: Money, vat: Money })

/** The cheapest way to pay for some animals at once: these plans in one payment. */
const CheapestWay = z.object({
  lines: z
    .array(
      z.object({
        plan: z.string(),
        name: z.string(),
        /** As in the plan: null = every animal of the household. */
        registrations: z.int().nullable(),
        quantity: z.int(),
        amount: Money,
      }),
    )
    .min(1),
  amount: Money,
  /** How many credits are left over for the next animals. */
  leftOver: z.int(),
  /** How much less that is than a registration for each animal. */
  saves: Money,
})

/** What is owed for animals that are not paid for, and how all of it is paid at once. */
export const Owed = z.object({
  /** How many are paid with registrations in hand. */
  paid: z.int(),
  owing: z.int(),
  pay: CheapestWay.nullable(),
  /** The same in a sentence or three. */
  words: z.string(),
})

/** Registrations in hand: batches that are used by the earliest expiry first. */
export const Credits = z.object({
  left: z.int(),
  /** The plan of a household pays for every animal that this person registers; for a breeder, it doesn’t pay for those they breed. */
  household: z.boolean(),
  /** What a welfare organisation can be given free in this calendar year; null where nothing is approved. */
  quota: z.object({ year: z.int(), yearly: z.int(), left: z.int() }).nullable(),
  /** What is sold now, and whether this person may buy it. */
  plans: z.array(
    z.object({
      code: z.string(),
      can: z.object({ buy: May }),
      /** What this person should know before they buy it. */
      note: z.string().nullable(),
    }),
  ),
  /** For the animals of this person that wait to be paid for; null when none does. */
  owed: Owed.nullable(),
  lots: z.array(
    z.object({
      id: Id,
      source: z.enum(['plan', 'chipBundle', 'promotion', 'welfareGrant', 'manual']),
      quantity: z.int(),
      left: z.int(),
      since: Moment,
      expiresAt: Moment.nullable(),
    }),
  ),
})
