import { accountByEmail } from '#features/accounts/queries.ts'
import { receiptsOf } from '#features/payments/receipts.ts'
import { refundsOf } from '#features/payments/refunded.ts'
import { failedRefunds, refundPayment } from '#features/payments/refunding.ts'
import { paidOtherwise } from '#features/payments/refundsettling.ts'
import { paymentHeld } from '#features/payments/rows.ts'
import { type Line, Lines } from '#features/payments/shapes.ts'
import { Id } from '#platform/contract/shapes.ts'
import type { Db } from '#platform/database/db.ts'
import { moneyText } from '#ui/moneytext.ts'
import { whenText } from '#ui/whentext.ts'
import type { Command } from './command.ts'
import type { StaffTools } from './staff.ts'

/** Lists what somebody paid, with the ids that a refund needs. */
export const payments: Command = {
  usage: 'payments anna@example.org',
  read: ([email, ...more]) => {
    if (!email || more.length > 0) return null
    return async ({ db }) => {
      const account = await accountByEmail(db, email.trim().toLowerCase())
      if (!account) throw new Error(`There is no account with the e-mail address ${email}`)
      const { items } = await receiptsOf(db, account.id, { sort: '-createdAt', page: 1, pageSize: 100 })
      const lines = await linesOf(
        db,
        items.map(({ paymentId }) => paymentId),
      )
      return items.length === 0 ? ['There is no payment.'] : items.flatMap((item) => shown(item, lines.get(item.paymentId) ?? []))
    }
  },
}

async function linesOf(db: Db, paymentIds: string[]): Promise<Map<string, Line[]>> {
  if (paymentIds.length === 0) return new Map()
  const rows = await db.selectFrom('payment').select(['id', 'lines']).where('id', 'in', paymentIds).execute()
  return new Map(rows.map(({ id, lines }) => [id, Lines.parse(lines)]))
}

type Item = Awaited<ReturnType<typeof receiptsOf>>['items'][number]

function shown({ paymentId, createdAt, status, amount, refunded, description }: Item, lines: readonly Line[]): string[] {
  const back = refunded.pence > 0 ? `, ${moneyText(refunded.pence)} given back` : ''
  return [
    `${paymentId} ${whenText(createdAt)} ${status}: ${moneyText(amount.pence)}${back}, ${description}`,
    ...lines.map((line, index) => `  line ${index + 1}: ${pieceWords(line)}, ${moneyText(line.pence)}`),
  ]
}

/** Gives back what was paid, so many pence of it, or so many pieces of its lines. */
export const refund: Command = {
  usage:
    'refund <payment id> [pence, or line 2=1 line 3=2: pieces of single lines, as payments shows them] <why, as the payer will read it>',
  read: ([id = '', ...words]) => {
    const { wanted, rest } = wantedIn(words)
    const reason = rest.join(' ').trim().replace(/\.$/, '')
    if (!Id.safeParse(id).success || !wanted || !reason) return null
    return async ({ act }) => {
      const { pence, words: what } = await act(async (tools) => {
        const parts = wanted.pieces ? await partsOf(tools, id, wanted.pieces) : []
        const lines = wanted.pieces && parts.map(({ words: _, ...share }) => share)
        const given = await refundPayment(tools, id, { pence: wanted.pence, lines }, reason)
        return { ...given, words: parts.map((part) => part.words).join(', ') }
      })
      return [`${moneyText(pence)} goes back to the card${what && `: ${what}`}. The payer is written to once the provider has made it.`]
    }
  },
}

interface Wanted {
  pence?: number
  /** How many pieces of which lines, the first of which is 1. */
  pieces?: Map<number, number>
}

/** How much, which stands before the reason; null where a line is named twice or its number cannot be read. */
function wantedIn(words: readonly string[]): { wanted: Wanted | null; rest: readonly string[] } {
  const [first = '', ...rest] = words
  if (/^\d{1,9}$/.test(first)) return { wanted: { pence: Number(first) }, rest }
  if (first !== 'line') return { wanted: {}, rest: words }
  const pieces = new Map<number, number>()
  let left = words
  while (left[0] === 'line') {
    const [, line, count] = /^([1-9]\d{0,3})=([1-9]\d{0,3})$/.exec(left[1] ?? '') ?? []
    if (!line || pieces.has(Number(line))) return { wanted: null, rest: left }
    pieces.set(Number(line), Number(count))
    left = left.slice(2)
  }
  return { wanted: { pieces }, rest: left }
}

/** What so many pieces of single lines cost, in words too. Throws a sentence where a payment has not so many. */
async function partsOf({ db }: StaffTools, paymentId: string, pieces: ReadonlyMap<number, number>) {
  const payment = await paymentHeld(db, paymentId)
  if (!payment) throw new Error('There is no such payment')
  const earlier = (await refundsOf(db, payment)).flatMap(({ lines }) => lines)
  return [...pieces].map(([number, count]) => {
    const index = number - 1
    const line = payment.lines[index]
    if (!line) throw new Error(`This payment has no line ${number}: see payments`)
    if (count > line.quantity) throw new Error(`PAY-5 Never more than was paid: line ${number} is ${pieceWords(line)}`)
    const given = earlier.filter((part) => part.index === index).reduce((sum, { quantity }) => sum + quantity, 0)
    const words = pieceWords({ ...line, quantity: count })
    return { index, pence: costOf(line, given + count) - costOf(line, given), quantity: count, words }
  })
}

/** What the first so many pieces of a line cost, in pence: one after the other they cost what all of them do. */
const costOf = ({ pence, quantity }: Line, pieces: number) => Math.round((pence * pieces) / quantity)

const pieceWords = ({ quantity, words }: { quantity: number; words: string }) => `${quantity} × ${words}`

/** Lists the refunds that the provider refused, for Staff to make in another way. */
export const refunds: Command = {
  usage: 'refunds (those that the card provider refused)',
  read: (words) => {
    if (words.length > 0) return null
    return async ({ db }) => {
      const all = await failedRefunds(db)
      return all.length === 0
        ? ['The card provider has refused none.']
        : all.map(
            ({ id, paymentId, pence, statusAt, reason }) =>
              `${id} ${moneyText(pence)} since ${whenText(statusAt)}: ${reason} (payment ${paymentId})`,
          )
    }
  },
}

/** Writes down that Staff have paid in another way what the provider refused. */
export const refundPaid: Command = {
  usage: 'refund-paid <refund id> <how, as the payer will read it>',
  read: ([id = '', ...words]) => {
    const how = words.join(' ').trim().replace(/\.$/, '')
    if (!Id.safeParse(id).success || !how) return null
    return async ({ act }) => {
      const { pence } = await act((tools) => paidOtherwise(tools, id, how))
      return [`${moneyText(pence)} is written down as given back. The payer is written to.`]
    }
  },
}
