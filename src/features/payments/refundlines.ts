import * as z from 'zod'
import { Line } from './shapes.ts'

/** What of a payment is given back. `index` is the place of the line in the payment, where it is of one line. */
export const RefundLines = z.array(Line.extend({ index: z.int().optional() }))
export type RefundLines = z.infer<typeof RefundLines>

/** A part of the line at this place; of how many pieces, where it is of whole ones. */
export interface Share {
  index: number
  pence: number
  quantity?: number
}

/** Parts of single lines. Throws a sentence where that would be more than was paid for the line. */
export function sharesOf(lines: readonly Line[], wanted: readonly Share[], earlier: readonly { lines: RefundLines }[]): RefundLines {
  return wanted.map(({ index, pence, quantity = 1 }) => {
    const line = lines[index]
    if (!line) throw new Error(`This payment has no line ${index}`)
    const back = earlier.flatMap((refund) => refund.lines).filter((part) => part.index === index)
    const left = line.pence - back.reduce((sum, part) => sum + part.pence, 0)
    if (pence <= 0 || pence > left) throw new Error(`PAY-5 Never more than was paid: ${left} pence are left of "${line.words}"`)
    return { ...line, quantity, pence, index }
  })
}

/** All of the lines, or a part of them all, shared among their rates of VAT so that not a penny is lost. */
export function wholeOf(lines: readonly Line[], pence: number, paid: number): RefundLines {
  if (pence === paid) return [...lines]
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))]
  let [grossLeft, penceLeft] = [paid, pence]
  return rates.flatMap((vatRate) => {
    const own = lines.filter((line) => line.vatRate === vatRate)
    const gross = own.reduce((sum, line) => sum + line.pence, 0)
    const share = Math.round((penceLeft * gross) / grossLeft)
    grossLeft -= gross
    penceLeft -= share
    return share > 0 ? [{ words: `Part of: ${goodsOf(own)}`, quantity: 1, pence: share, vatRate }] : []
  })
}

/** What was sold, as a credit note names it: "2 × Pack of 25 microchips, A lead". */
const goodsOf = (lines: readonly Line[]) =>
  lines.map(({ words, quantity }) => (quantity === 1 ? words : `${quantity} × ${words}`)).join(', ')
