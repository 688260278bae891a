import * as z from 'zod'
import { Id, Moment, Money } from '#platform/contract/shapes.ts'

/** What can be paid for. */
export const PURPOSES = ['plan', 'freeRegistrations', 'chipsOrder', 'order', 'booking', 'tailTag'] as const
export const Purpose = z.enum(PURPOSES)
export type Purpose = z.infer<typeof Purpose>

export const PaymentStatus = z.enum(['open', 'processing', 'succeeded', 'partRefunded', 'refunded', 'cancelled'])

/** One line of what is paid: gross, as the payer sees it. */
export const Line = z.object({ words: z.string(), quantity: z.int().positive(), pence: z.int(), vatRate: z.number() })
export type Line = z.infer<typeof Line>
export const Lines = z.array(Line)

/** VAT is inside our prices, at one rate for all that we sell: in percent. */
export const VAT_RATE = 20
/** The VAT, in pence, inside a gross amount. */
export const vatIn = (pence: number): number => Math.round((pence * VAT_RATE) / (100 + VAT_RATE))

/** What is to be paid for a thing now, or why nothing is. */
export type Payable = { pence: number; vatPence: number; lines: Line[]; description: string } | 'nothingToPay' | 'paidAlready' | 'tooLate'

/** What the card form needs. */
export const ToPay = z.object({
  paymentId: Id,
  clientSecret: z.string(),
  publishableKey: z.string(),
  /** Where the card form asks: Stripe's own library, or the sandbox's address. */
  provider: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('stripe') }),
    z.object({ kind: z.literal('sandbox'), url: z.string() }),
  ]),
  amount: Money,
  vat: Money,
  lines: Lines,
})
export type ToPay = z.output<typeof ToPay>

export const PaymentState = z.object({
  paymentId: Id,
  purpose: Purpose,
  thingId: Id,
  status: PaymentStatus,
  amount: Money,
  /** Why the last try failed, in words for the payer. */
  declined: z.string().nullable(),
  paidAt: Moment.nullable(),
  /** Where to go on. */
  next: z.string(),
})

export const Receipt = z.object({
  paymentId: Id,
  description: z.string(),
  status: PaymentStatus,
  amount: Money,
  refunded: Money,
  createdAt: Moment,
  paidAt: Moment.nullable(),
  /** `2026-000017`; null until it is paid. */
  invoiceNumber: z.string().nullable(),
  creditNotes: z.array(z.object({ id: Id, number: z.string(), amount: Money, at: Moment })),
})
