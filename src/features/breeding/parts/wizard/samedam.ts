import { numberOf } from './numbers.ts'

interface Litter {
  damName: string
  damChipNumber: string | null
  bornOn: string
  young: number
}

/** A mother doesn’t have another litter sooner than that. */
const APART_DAYS = 300
/** A licensed breeder’s dog may not have two litters within 12 months (SI 2018/486, schedule 6 paragraph 6). */
const DOGS_APART_DAYS = 365
/** Nor may she have more than so many in all (the same paragraph). */
const MOST_LITTERS = 6
/** Nor be mated before she’s a year old (the same paragraph): she carries her puppies for about 63 days, and no less than 56. */
const YOUNGEST_MATED_DAYS = 365
const CARRIED_DAYS = 56
const DAY_MS = 86_400_000
/** Born within so many days, they are of one birth. */
const ONE_BIRTH_DAYS = 7

interface Birth {
  dam: { name: string; chipNumber: string }
  bornOn: string
  species: string
}

/** The same mother’s litter that was born too soon before or after this day (`YYYY-MM-DD`), and whether it’s probably the same; null where there is none. */
export function closeLitter<L extends Litter>(
  litters: readonly L[],
  { dam, bornOn, species }: Birth,
): { litter: L; isSame: boolean } | null {
  const least = species === 'dog' ? DOGS_APART_DAYS : APART_DAYS
  const apart = ofMother(litters, dam)
    .map((litter) => ({ litter, days: Math.abs(daysBetween(litter.bornOn, bornOn)) }))
    .filter(({ days }) => days < least)
    .toSorted((one, other) => one.days - other.days)
  const [nearest] = apart
  return nearest ? { litter: nearest.litter, isSame: nearest.days <= ONE_BIRTH_DAYS } : null
}

/** What a licence to breed dogs doesn’t allow of the mother of a litter, as a breeder should know before it’s registered. Breeders without a licence may still register it. */
export function motherWarnings(litters: readonly Litter[], { dam, bornOn, species }: Birth, motherBornOn: string | null): string[] {
  if (species !== 'dog') return []
  const had = ofMother(litters, dam).length
  const matedAt = motherBornOn === null ? null : daysBetween(motherBornOn, bornOn) - CARRIED_DAYS
  const warnings = []
  if (matedAt !== null && matedAt < YOUNGEST_MATED_DAYS)
    warnings.push(`${dam.name} would have been less than a year old when she was mated. A breeding licence doesn’t allow that.`)
  if (had >= MOST_LITTERS)
    warnings.push(`${dam.name} already has ${had} litters here. A breeding licence allows ${MOST_LITTERS} in her life.`)
  return warnings
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

function ofMother<L extends Litter>(litters: readonly L[], dam: Birth['dam']): L[] {
  const number = numberOf(dam.chipNumber)
  return litters.filter(({ damName, damChipNumber }) =>
    number && damChipNumber ? damChipNumber === number : damName.trim().toLowerCase() === dam.name.trim().toLowerCase(),
  )
}
