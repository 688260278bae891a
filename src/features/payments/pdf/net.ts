import type { Content } from '../invoices.ts'

/** What each line comes to without VAT, in pence: together they are the totals of the rates, to the penny. */
export function netOf({ lines, rates }: Pick<Content, 'lines' | 'rates'>): number[] {
  return lines.map(({ vatRate }, index) => {
    const rate = rates.find((one) => one.vatRate === vatRate)
    if (!rate) return 0
    const grossUntil = (end: number) => lines.slice(0, end).reduce((sum, line) => (line.vatRate === vatRate ? sum + line.pence : sum), 0)
    const netUntil = (end: number) => Math.round((grossUntil(end) * (rate.pence - rate.vatPence)) / rate.pence)
    return netUntil(index + 1) - netUntil(index)
  })
}
