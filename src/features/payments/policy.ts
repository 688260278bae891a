import type { Line } from './shapes.ts'

/** VAT is inside our prices, at one rate for all that we sell: in percent. */
export const VAT_RATE = 20
/** The rate at which this register charges VAT: none where it is not registered for it. */
export const vatRateOf = ({ VAT_NUMBER }: { VAT_NUMBER?: string | undefined }): number => (VAT_NUMBER ? VAT_RATE : 0)
/** The VAT, in pence, inside a gross amount. */
export const vatIn = (pence: number, rate = VAT_RATE): number => Math.round((pence * rate) / (100 + rate))
/** What is to be paid, as a register says it that is not registered for VAT. */
export const withoutVat = ({ lines }: { lines: readonly Line[] }) => ({
  vatPence: 0,
  lines: lines.map((line) => ({ ...line, vatRate: 0 })),
})
