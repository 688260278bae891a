import { refundsOf } from '#features/payments/refundtotals.ts'
import { REFUNDING_REFUSED } from '#features/payments/refusals.ts'
import { lockPayment } from '#features/payments/rows.ts'
import { type Line, Lines } from '#features/payments/shapes.ts'
import type { Db } from '#platform/database/db.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { REFUND_LINES_REFUSED } from './refusals.ts'

/** The lines of payments, by the ids of these. */
export async function linesOf(db: Db, paymentIds: string[]): Promise<Map<string, Line[]>> {
  if (paymentIds.length === 0) return new Map()
  const rows = await db.selectFrom('payment').select(['id', 'lines']).where('id', 'in', paymentIds).execute()
  return new Map(rows.map(({ id, lines }) => [id, Lines.parse(lines)]))
}

interface Wanted {
  /** Which line of the payment, the first of which is 1. */
  line: number
  pieces: number
}

/** What so many pieces of single lines of a payment cost, in words too; undefined where none are wanted. Refuses where a payment has not so many. */
export async function sharesOfLines(db: Db, paymentId: string, wanted: readonly Wanted[]) {
  if (wanted.length === 0) return undefined
  const payment = await lockPayment(db, paymentId)
  if (!payment) throw refusedBy(REFUNDING_REFUSED, 'noSuchPayment')
  const earlier = (await refundsOf(db, payment)).flatMap(({ lines }) => lines)
  const byLine = new Map(wanted.map(({ line, pieces }) => [line, pieces]))
  const parts = [...byLine].map(([number, count]) => {
    const index = number - 1
    const line = payment.lines[index]
    if (!line) throw refusedBy(REFUND_LINES_REFUSED, 'noSuchLine', `This payment doesn’t have line ${number}`)
    if (count > line.quantity)
      throw refusedBy(REFUNDING_REFUSED, 'tooMuch', `You can’t refund more than was paid: line ${number} is ${pieceWords(line)}`)
    const given = earlier.filter((part) => part.index === index).reduce((sum, { quantity }) => sum + quantity, 0)
    const share = { index, pence: costOf(line, given + count) - costOf(line, given), quantity: count }
    return { share, words: pieceWords({ ...line, quantity: count }) }
  })
  return { lines: parts.map(({ share }) => share), words: parts.map(({ words }) => words).join(', ') }
}

/** What the first so many pieces of a line cost, in pence: one after the other they cost what all of them do. */
const costOf = ({ pence, quantity }: Line, pieces: number) => Math.round((pence * pieces) / quantity)

const pieceWords = ({ quantity, words }: { quantity: number; words: string }) => `${quantity} × ${words}`
