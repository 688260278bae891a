import { daysAfter, earlier, londonDate, londonMidnight } from '#platform/clock/clock.ts'
import type { Line } from './shapes.ts'

/** VAT is inside our prices, at one rate for all that we sell: in percent. */
export const VAT_RATE = 20
/** The rate at which this register charges VAT: none where it is not registered for it. */
export const vatRateOf = ({ VAT_NUMBER }: { VAT_NUMBER?: string | undefined }): number => (VAT_NUMBER ? VAT_RATE : 0)
/** The VAT, in pence, inside a gross amount. */
export const vatIn = (pence: number, rate = VAT_RATE): number => Math.round((pence * rate) / (100 + rate))
/** Days in which whoever bought credits or a plan can cancel what they haven’t used, without a reason (SI 2013/3134 reg 30). */
export const CANCEL_DAYS = 14

/** What is cancelled on the list of payments; goods go back by way of their order. */
const CANCELLABLE: ReadonlySet<string> = new Set(['plan', 'freeRegistrations'])

interface Paid {
  purpose: string
  status: string
  paidAt: Date | null
}

/** PAY-9 Until when a payment can be cancelled by its payer, which is the end of the 14th day after it; null where it can’t. */
export const cancelUntil = ({ purpose, status, paidAt }: Paid): Date | null =>
  CANCELLABLE.has(purpose) && paidAt && (status === 'succeeded' || status === 'partRefunded') ? endOfPeriod(paidAt) : null

/** The day of paying doesn’t count (SI 2013/3134 reg 30), and days are days in London. */
const endOfPeriod = (paidAt: Date) => earlier(londonMidnight(daysAfter(londonDate(paidAt), CANCEL_DAYS + 1)), { seconds: 1 })

/** What is to be paid, as a register says it that is not registered for VAT. */
export const withoutVat = ({ lines }: { lines: readonly Line[] }) => ({
  vatPence: 0,
  lines: lines.map((line) => ({ ...line, vatRate: 0 })),
})
