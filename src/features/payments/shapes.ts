import * as z from 'zod'
import { Id, IsoTime, Moment, Money } from '#platform/contract/shapes.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { paymentLife } from './lifecycle.ts'

/** What can be paid for. */
const PURPOSES = ['plan', 'freeRegistrations', 'chipsOrder', 'order', 'booking', 'tailTag'] as const
export const Purpose = z.enum(PURPOSES)
export type Purpose = z.infer<typeof Purpose>

export const PaymentStatus = z.enum(statesOf(paymentLife))

/** A refund that is `asked` is on its way, one that is `made` has left us, one that `failed` is with Staff. */
const RefundStatus = z.enum(['asked', 'made', 'failed'])

/** `open`: the bank holds the money until it has decided. */
const DisputeStatus = z.enum(['open', 'won', 'lost'])

/** One line of what is paid: gross, as the payer sees it. */
export const Line = z.object({ words: z.string(), quantity: z.int().positive(), pence: z.int(), vatRate: z.number() })
export type Line = z.infer<typeof Line>
export const Lines = z.array(Line)

/** What of a payment is refunded. `index` is the place of the line in the payment, where it is of one line. */
export const RefundLines = z.array(Line.extend({ index: z.int().optional() }))
export type RefundLines = z.infer<typeof RefundLines>

/** What the payer should know of what they pay for: for whom it is, what of it is used at once, where it goes. */
const About = z.object({ label: z.string(), words: z.string() })

/** What is to be paid for a thing now, or why nothing is. `until`: from when it is too late, where there is such a time. */
export type Payable =
  | {
      pence: number
      vatPence: number
      lines: Line[]
      description: string
      about?: z.infer<typeof About>[]
      until?: Date
      /** Some of it is used as it is paid, so its payer is asked whether we should start at once. */
      startsAtOnce?: boolean
    }
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
  /** Nothing where the register is not registered for VAT. */
  vat: Money,
  lines: Lines,
  /** What it’s for, as its document says: "14 registrations". */
  description: z.string(),
  about: z.array(About),
  /** PAY-10 Some of it is used as it is paid: its payer asks for that with `startNow`, or can cancel all of it for 14 days. */
  startsAtOnce: z.boolean(),
  /** From then on it can no longer be paid; null where there is no such time. */
  until: IsoTime.nullable(),
})
export type ToPay = z.output<typeof ToPay>

/**
 * How a payment stands for who looks at it: `waiting` for the payer or their bank, `working` at the provider, `declined` and to be tried
 * again, `given` for good, or over: `givenBack` because it came too late, `partRefunded`, `refunded`, `cancelled`.
 */
const PHASES = ['waiting', 'working', 'declined', 'given', 'givenBack', 'partRefunded', 'refunded', 'cancelled'] as const
export type Phase = (typeof PHASES)[number]

export const PaymentState = z.object({
  paymentId: Id,
  purpose: Purpose,
  thingId: Id,
  description: z.string(),
  status: PaymentStatus,
  phase: z.enum(PHASES),
  /** Nothing more will happen by itself. */
  isSettled: z.boolean(),
  amount: Money,
  /** Why the last try failed, in words for the payer. */
  declined: z.string().nullable(),
  paidAt: Moment.nullable(),
  /** What the payer has now; null until it is given. */
  given: z.string().nullable(),
  /** What its document is called: `VAT invoice 2026-000017`; null until it is paid. */
  paper: z.string().nullable(),
  /** Where to go on. */
  next: z.string(),
  /** The words of the button that leads there. */
  nextWords: z.string(),
})

export const Receipt = z.object({
  paymentId: Id,
  purpose: Purpose,
  description: z.string(),
  status: PaymentStatus,
  amount: Money,
  refunded: Money,
  createdAt: Moment,
  paidAt: Moment.nullable(),
  /** Until when its payer can cancel what they haven’t used; null where they can’t. */
  cancelUntil: Moment.nullable(),
  /** `2026-000017`; null until it is paid. */
  invoiceNumber: z.string().nullable(),
  /** What its document is called: `VAT invoice 2026-000017`. */
  paper: z.string().nullable(),
  /** Where it can still be paid; null where it is paid, on its way or too late. */
  pay: z.string().nullable(),
  creditNotes: z.array(z.object({ id: Id, number: z.string(), paper: z.string(), amount: Money, at: Moment })),
  /** What the payer's bank asks or asked about it, the oldest first, in a sentence for the payer. */
  disputes: z.array(
    z.object({
      id: Id,
      status: DisputeStatus,
      /** The bank has decided that the payment stands. */
      stands: z.boolean(),
      amount: Money,
      at: Moment,
      words: z.string(),
    }),
  ),
  /** What goes or went back, the oldest first, with how far it has come in a sentence for the payer. */
  refunds: z.array(
    z.object({
      id: Id,
      amount: Money,
      status: RefundStatus,
      /** The money has left us. */
      hasGone: z.boolean(),
      at: Moment,
      words: z.string(),
    }),
  ),
})
