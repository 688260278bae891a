import { numberOf } from './numbers.ts'

interface Litter {
  damName: string
  damChipNumber: string | null
  bornOn: string
  young: number
}

/** A mother doesn’t have another litter sooner than that. */
const APART_DAYS = 300
/** Born within so many days, they are of one birth. */
const ONE_BIRTH_DAYS = 7

/** The same mother’s litter that was born too soon before or after this day (`YYYY-MM-DD`), and whether it’s probably the same; null where there is none. */
export function closeLitter<L extends Litter>(
  litters: readonly L[],
  { dam, bornOn }: { dam: { name: string; chipNumber: string }; bornOn: string },
): { litter: L; isSame: boolean } | null {
  const number = numberOf(dam.chipNumber)
  const hers = litters.filter(({ damName, damChipNumber }) =>
    number && damChipNumber ? damChipNumber === number : damName.trim().toLowerCase() === dam.name.trim().toLowerCase(),
  )
  const apart = hers
    .map((litter) => ({ litter, days: Math.abs(Date.parse(litter.bornOn) - Date.parse(bornOn)) / 86_400_000 }))
    .filter(({ days }) => days < APART_DAYS)
    .toSorted((one, other) => one.days - other.days)
  const [nearest] = apart
  return nearest ? { litter: nearest.litter, isSame: nearest.days <= ONE_BIRTH_DAYS } : null
}
