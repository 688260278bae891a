import * as z from 'zod'
import { accountById } from '#features/accounts/queries.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { Config } from '#platform/server/config.ts'
import type { Payment } from './rows.ts'
import { Line, Lines } from './shapes.ts'

/** What an invoice or a credit note says, as it was on the day. */
export const Content = z.object({
  supplier: z.object({ name: z.string(), address: z.string(), vatNumber: z.string().nullable() }),
  customer: z.object({ name: z.string(), lines: z.array(z.string()) }),
  description: z.string(),
  lines: Lines,
  pence: z.int(),
  /** Gross and the VAT in it, by rate in percent. */
  rates: z.array(z.object({ vatRate: z.number(), pence: z.int(), vatPence: z.int() })),
  /** For a credit note: the invoice that it corrects, and why. */
  corrects: z.object({ number: z.string(), issuedOn: z.iso.date().optional(), reason: z.string() }).nullable(),
})
export type Content = z.infer<typeof Content>

/** Who sells, as it stands on what they issue. */
export interface Seller {
  config: Pick<Config, 'COMPANY_NAME' | 'COMPANY_ADDRESS' | 'VAT_NUMBER'>
}

type Issuer = Pick<LawTools, 'db' | 'now'> & { services: Seller }

type Kind = 'invoice' | 'creditNote'

/** `2026-000017`; credit notes have a series of their own, `CN-2026-000003`. */
export const numberOf = ({ kind, year, no }: { kind: string; year: number; no: number }) =>
  `${kind === 'creditNote' ? 'CN-' : ''}${year}-${String(no).padStart(6, '0')}`

/** Only who is registered for VAT may call a document an invoice with VAT. */
const titleOf = ({ supplier, corrects }: Pick<Content, 'supplier' | 'corrects'>): string => {
  if (corrects) return supplier.vatNumber ? 'Credit note' : 'Refund receipt'
  return supplier.vatNumber ? 'VAT invoice' : 'Receipt'
}

/** What a document is called on itself, on buttons, in letters and as a file: `VAT invoice 2026-000017`. */
export const nameOf = ({ content, ...number }: { kind: string; year: number; no: number; content: unknown }): string =>
  `${titleOf(Content.parse(content))} ${numberOf(number)}`

/** What the invoice of a payment is called; null where there is none. */
export async function invoiceOf(db: Db, paymentId: string): Promise<string | null> {
  const invoice = await db
    .selectFrom('invoice')
    .select(['kind', 'year', 'no', 'content'])
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
  return invoice ? nameOf(invoice) : null
}

/** Issues the invoice of a payment; its name. The caller holds the payment, and nothing waits after this but the commit. */
export async function issueInvoice(tools: Issuer, payment: Payment): Promise<string> {
  return issue(tools, { kind: 'invoice', payment, refundId: null, lines: payment.lines, corrects: null })
}

/** Issues the credit note of a refund; its name. */
export async function issueCreditNote(
  tools: Issuer,
  payment: Payment,
  refund: { id: string; lines: Line[]; reason: string },
): Promise<string> {
  const invoice = await tools.db
    .selectFrom('invoice')
    .select(['kind', 'year', 'no', 'issuedAt'])
    .where('paymentId', '=', payment.id)
    .where('kind', '=', 'invoice')
    .executeTakeFirstOrThrow()
  const corrects = { number: numberOf(invoice), issuedOn: londonDate(invoice.issuedAt), reason: refund.reason }
  return issue(tools, { kind: 'creditNote', payment, refundId: refund.id, lines: refund.lines, corrects })
}

interface Issuing {
  kind: Kind
  payment: Payment
  refundId: string | null
  lines: Line[]
  corrects: Content['corrects']
}

async function issue({ db, now, services }: Issuer, { kind, payment, refundId, lines, corrects }: Issuing): Promise<string> {
  const { COMPANY_NAME, COMPANY_ADDRESS, VAT_NUMBER } = services.config
  const account = await accountById(db, payment.accountId)
  const where = [account.line1, account.line2, account.town, account.county, account.postcode]
  const content: Content = {
    supplier: { name: COMPANY_NAME, address: COMPANY_ADDRESS, vatNumber: VAT_NUMBER ?? null },
    customer: { name: account.name, lines: where.flatMap((line) => line || []) },
    description: payment.description,
    lines: lines.map((line) => Line.parse(line)),
    pence: lines.reduce((sum, { pence }) => sum + pence, 0),
    rates: kind === 'invoice' ? ratesOf(lines) : await ratesAfter(db, payment.id, lines),
    corrects,
  }
  const year = Number(londonDate(now).slice(0, 4))
  const no = await nextNumber(db, kind, year)
  const facts = { id: newId(), kind, year, no, accountId: payment.accountId, paymentId: payment.id, refundId, issuedAt: now }
  await db
    .insertInto('invoice')
    .values({ ...facts, content: JSON.stringify(content) })
    .execute()
  return nameOf({ kind, year, no, content })
}

/** The VAT in the gross of each rate, rounded once a rate. */
function ratesOf(lines: readonly Line[]): Content['rates'] {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => b - a)
  return rates.map((vatRate) => {
    const pence = lines.filter((line) => line.vatRate === vatRate).reduce((sum, line) => sum + line.pence, 0)
    return { vatRate, pence, vatPence: Math.round((pence * vatRate) / (100 + vatRate)) }
  })
}

/**
 * The same for a credit note, after those that were issued before: so that all of them together refund the VAT of the invoice to the
 * penny, however many they are.
 */
async function ratesAfter(db: Db, paymentId: string, lines: readonly Line[]): Promise<Content['rates']> {
  const notes = await db
    .selectFrom('invoice')
    .select('content')
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'creditNote')
    .execute()
  const earlier = notes.map(({ content }) => Content.parse(content))
  const all = ratesOf([...earlier.flatMap((note) => note.lines), ...lines])
  return ratesOf(lines).map(({ vatRate, pence }) => {
    const noted = earlier.flatMap(({ rates }) => rates).filter((rate) => rate.vatRate === vatRate)
    const vatPence = all.find((rate) => rate.vatRate === vatRate)?.vatPence ?? 0
    return { vatRate, pence, vatPence: vatPence - noted.reduce((sum, rate) => sum + rate.vatPence, 0) }
  })
}

/** The next number of the year. Whoever issues at the same time waits for this transaction: a number that is not used is taken again. */
async function nextNumber(db: Db, kind: Kind, year: number): Promise<number> {
  const { last } = await db
    .insertInto('invoiceYear')
    .values({ kind, year, last: 1 })
    .onConflict((same) => same.columns(['kind', 'year']).doUpdateSet((row) => ({ last: row('invoiceYear.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}
