import { vatIn } from '#features/payments/policy.ts'

export interface PricedLine {
  id: string
  pence: number
  quantity: number
  /** The coupon is for it. */
  discounted: boolean
}

export interface Discount {
  kind: 'percent' | 'fixed' | 'freeDelivery'
  /** Percent, or pence. */
  amount: number
}

/**
 * What so much of goods costs, in pence, VAT inside at `vatRate` percent. The discount is spread over the lines that it is for by what each
 * costs, to the penny: the parts are its sum, no line is below nothing, and nothing is taken off delivery.
 */
export function totalsOf(lines: readonly PricedLine[], discount: Discount | null, deliveryPence: number, vatRate: number) {
  const gross = lines.map(({ pence, quantity }) => pence * quantity)
  const base = lines.map(({ discounted }, index) => (discounted ? (gross[index] ?? 0) : 0))
  const parts = spread(discountOn(sum(base), discount), base)
  const priced = lines.map(({ id }, index) => {
    const [whole, off] = [gross[index] ?? 0, parts[index] ?? 0]
    return { id, gross: whole, discount: off, pence: whole - off, vat: vatIn(whole - off, vatRate) }
  })
  const goods = sum(priced.map(({ pence }) => pence))
  const vat = sum(priced.map((line) => line.vat)) + vatIn(deliveryPence, vatRate)
  return { lines: priced, subtotal: sum(gross), discount: sum(parts), goods, delivery: deliveryPence, total: goods + deliveryPence, vat }
}

/** What a coupon takes off goods that cost so much: never more than they cost; half a penny is rounded up. */
function discountOn(pence: number, discount: Discount | null): number {
  if (!discount || discount.kind === 'freeDelivery') return 0
  const off = discount.kind === 'percent' ? Math.floor((pence * discount.amount + 50) / 100) : discount.amount
  return Math.max(0, Math.min(off, pence))
}

/** Spreads a sum by shares, to the penny: what is left by rounding down goes to the largest remainders. */
function spread(whole: number, shares: readonly number[]): number[] {
  const all = sum(shares)
  if (all === 0) return shares.map(() => 0)
  const parts = shares.map((share) => Math.floor((whole * share) / all))
  const byRemainder = shares
    .map((share, index) => ({ index, rest: (whole * share) % all }))
    .toSorted((one, other) => other.rest - one.rest || one.index - other.index)
  for (const { index } of byRemainder.slice(0, whole - sum(parts))) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
