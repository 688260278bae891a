import { isHeldByUsAlone } from '#features/chips/policy.ts'
import type { Because } from '#platform/law/clause.ts'

interface Row {
  chipNumber: string
}

export interface Known {
  damChip: string | null
  /** Chips that are on this register already. */
  taken: ReadonlySet<string>
  /** Why which chips of our own stock may not be registered. */
  keptBack: ReadonlyMap<string, Because>
  /** Who else holds which chip; empty where the breeder registers them all the same. */
  elsewhere: ReadonlyMap<string, { name: string; phone: string | null }>
}

type Reason = 'chipTwice' | 'chipTaken' | 'ofOurStock' | 'heldElsewhere'

/** The sentences for the rows of a litter that cannot be registered, by the field of each, and the first reason there is; null where all can. */
export function problemsOf(young: readonly Row[], known: Known): { reason: Reason; fields: Record<string, string> } | null {
  const problems = young.flatMap(({ chipNumber }, row) => {
    const problem = problemOf(chipNumber, row, young, known)
    return problem ? [{ ...problem, row }] : []
  })
  const first = problems[0]
  if (!first) return null
  return { reason: first.reason, fields: Object.fromEntries(problems.map(({ row, words }) => [chipField(row), words])) }
}

/** Where a row's chip stands in the input. */
export const chipField = (row: number) => `young.${row}.chipNumber`

export const CHIP_TAKEN = 'This microchip is already registered. Check it against the label, or scan the animal again.'

function problemOf(chipNumber: string, row: number, young: readonly Row[], { damChip, taken, keptBack: withheld, elsewhere }: Known) {
  const other = young.findIndex((one, index) => index !== row && one.chipNumber === chipNumber)
  if (other >= 0) return { reason: 'chipTwice', words: `Row ${other + 1} has this number too. Each animal needs its own.` } as const
  if (chipNumber === damChip) return { reason: 'chipTwice', words: 'This is the mother’s number. Each animal needs its own.' } as const
  if (taken.has(chipNumber)) return { reason: 'chipTaken', words: CHIP_TAKEN } as const
  const stock = withheld.get(chipNumber)
  if (stock) return { reason: 'ofOurStock', words: stock.words } as const
  const alone = isHeldByUsAlone(elsewhere.get(chipNumber) ?? null)
  return alone === true ? null : ({ reason: 'heldElsewhere', words: alone.words } as const)
}
