import { refusedBy } from '#platform/server/refusal.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { REFUNDING_REFUSED } from './refusals.ts'
import type { Line, RefundLines } from './shapes.ts'

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
    if (!line) throw new Error(`This payment has no line ${index + 1}`)
    const left = leftOfLine(lines, index, earlier)
    if (pence <= 0 || pence > left)
      throw refusedBy(REFUNDING_REFUSED, 'tooMuch', `You can’t refund more than was paid: ${moneyText(left)} is left of "${line.words}"`)
    return { ...line, quantity, pence, index }
  })
}

/** The same parts, none larger than what is left of its line, and all of them together no larger than what is left of the payment. */
export function withinLeft<Part extends Share>(
  lines: readonly Line[],
  wanted: readonly Part[],
  earlier: readonly { lines: RefundLines }[],
  left: number,
): Part[] {
  let rest = left
  return wanted.flatMap((part) => {
    const pence = Math.min(part.pence, rest, leftOfLine(lines, part.index, earlier))
    rest -= Math.max(0, pence)
    return pence > 0 ? [{ ...part, pence }] : []
  })
}

function leftOfLine(lines: readonly Line[], index: number, earlier: readonly { lines: RefundLines }[]): number {
  const back = earlier.flatMap((refund) => refund.lines).filter((part) => part.index === index)
  return (lines[index]?.pence ?? 0) - sumOf(back)
}

/**
 * All of the lines, or a part of what is left of them, shared among their rates of VAT as they are left, so that not a penny is lost and
 * no rate refunds more than was sold at it.
 */
export function wholeOf(lines: readonly Line[], pence: number, earlier: readonly { lines: RefundLines }[]): RefundLines {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].map((vatRate) => {
    const own = lines.filter((line) => line.vatRate === vatRate)
    const back = earlier.flatMap((refund) => refund.lines).filter((line) => line.vatRate === vatRate)
    return { vatRate, own, left: sumOf(own) - sumOf(back) }
  })
  if (earlier.length === 0 && pence === sumOf(lines)) return [...lines]
  let [allLeft, penceLeft] = [rates.reduce((sum, { left }) => sum + left, 0), pence]
  return rates.flatMap(({ vatRate, own, left }) => {
    const share = allLeft === 0 ? 0 : Math.round((penceLeft * left) / allLeft)
    allLeft -= left
    penceLeft -= share
    return share > 0 ? [{ words: `Part of: ${goodsOf(own)}`, quantity: 1, pence: share, vatRate }] : []
  })
}

const sumOf = (lines: readonly { pence: number }[]) => lines.reduce((sum, { pence }) => sum + pence, 0)

/** What was sold, as a credit note names it: "2 × Pack of 25 microchips, A lead". */
const goodsOf = (lines: readonly Line[]) =>
  lines.map(({ words, quantity }) => (quantity === 1 ? words : `${quantity} × ${words}`)).join(', ')
