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

interface Named {
  /** Its number, or a part of its words. */
  line?: number | undefined
  what?: string | undefined
  pieces: number
}

/** The same lines by their numbers. Refuses where no line of the payment has these words, or several have. */
export async function numbered(db: Db, paymentId: string, wanted: readonly Named[]): Promise<Wanted[]> {
  const lines = (await linesOf(db, [paymentId])).get(paymentId) ?? []
  const found = wanted.map(({ line, what, pieces }) => ({ line: line ?? placeOf(lines, what ?? ''), pieces }))
  const twice = found.find(({ line }, index) => found.findIndex((other) => other.line === line) < index)
  if (twice) throw refusedBy(REFUND_LINES_REFUSED, 'severalLines', `Line ${twice.line} is meant twice. Enter it once, with all its pieces.`)
  return found
}

function placeOf(lines: readonly Line[], what: string): number {
  // "2 collars" are the line "Collar".
  const asked = what.toLowerCase().replace(/s$/, '')
  const places = lines.flatMap(({ words }, index) => (words.toLowerCase().includes(asked) ? [index + 1] : []))
  const [place, ...others] = places
  if (!place)
    throw refusedBy(REFUND_LINES_REFUSED, 'noSuchLine', `This payment has no line called “${what}”: ${lines.map(pieceWords).join(', ')}`)
  if (others.length > 0)
    throw refusedBy(
      REFUND_LINES_REFUSED,
      'severalLines',
      `“${what}” is in lines ${places.join(' and ')}. Enter more of the words, or the number as JSON.`,
    )
  return place
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
