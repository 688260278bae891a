import * as z from 'zod'
import { Id, Moment, Money } from '#platform/contract/shapes.ts'

/** What can be paid for. */
export const PURPOSES = ['plan', 'freeRegistrations', 'chipsOrder', 'order', 'booking', 'tailTag'] as const
export const Purpose = z.enum(PURPOSES)
export type Purpose = z.infer<typeof Purpose>

export const PaymentStatus = z.enum(['open', 'processing', 'succeeded', 'partRefunded', 'refunded', 'cancelled'])

/** A refund that is `asked` is on its way, one that is `made` has left us, one that `failed` is with Staff. */
export const RefundStatus = z.enum(['asked', 'made', 'failed'])

/** One line of what is paid: gross, as the payer sees it. */
export const Line = z.object({ words: z.string(), quantity: z.int().positive(), pence: z.int(), vatRate: z.number() })
export type Line = z.infer<typeof Line>
export const Lines = z.array(Line)

/** What is to be paid for a thing now, or why nothing is. `until`: from when it is too late, where there is such a time. */
export type Payable =
  | { pence: number; vatPence: number; lines: Line[]; description: string; until?: Date }
  | 'nothingToPay'
  | 'paidAlready'
  | 'tooLate'

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
  /** What goes or went back, the oldest first, with how far it has come in a sentence for the payer. */
  refunds: z.array(z.object({ id: Id, amount: Money, status: RefundStatus, at: Moment, words: z.string() })),
})
