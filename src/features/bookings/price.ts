import type { PriceLine, Terms, VisitKind } from './shapes.ts'

/** How many animals one visit is for at most. */
export const MOST_ANIMALS = 10

type Prices = Pick<Terms, 'clinicPence' | 'homePence' | 'furtherPence' | 'kmPence' | 'freeKm' | 'depositPence'>

interface Priced {
  visit: VisitKind
  animals: number
  /** Of the drive to a home; null where there is none. */
  metres: number | null
}

const METRES = 1000

/** BOOK-1 The price of a visit, line by line: the visit, each further animal, and each full kilometre beyond the free ones, one way. */
export function priceOf(terms: Prices, { visit, animals, metres }: Priced) {
  const km = visit === 'home' ? Math.floor(Math.max(0, (metres ?? 0) - terms.freeKm * METRES) / METRES) : 0
  const lines: PriceLine[] = [
    { kind: visit, quantity: 1, pence: visit === 'home' ? terms.homePence : terms.clinicPence },
    { kind: 'further', quantity: animals - 1, pence: terms.furtherPence * (animals - 1) },
    { kind: 'travel', quantity: km, pence: terms.kmPence * km },
  ]
  const pence = lines.reduce((sum, line) => sum + line.pence, 0)
  return { lines: lines.filter(({ quantity }) => quantity > 0), pence, depositPence: Math.min(terms.depositPence, pence) }
}

/** What a line of a price is, in words. */
export function lineWords({ kind, quantity }: Pick<PriceLine, 'kind' | 'quantity'>): string {
  if (kind === 'clinic') return 'Visit to the clinic, first animal'
  if (kind === 'home') return 'Home visit, first animal'
  if (kind === 'further') return quantity === 1 ? '1 more animal' : `${quantity} more animals`
  return `Travel, ${quantity} km beyond what’s free`
}
