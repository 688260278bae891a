import { daysBetween } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'

/** A dog or cat carries her litter for about 63 days, and no less than 56: she can’t give birth again sooner. */
const LEAST_GAP_DAYS = 56
/** A birth can go on past midnight, and be written down in two parts. */
const ONE_BIRTH_DAYS = 1
const CARRIED_LONG = new Set(['dog', 'cat'])

interface Birth {
  dam: { name: string; chipNumber: string | null }
  species: string
  /** `YYYY-MM-DD` */
  bornOn: string
  bornExactly: boolean
}

interface Litter {
  damName: string
  damChipNumber: string | null
  species: string
  bornOn: string
  bornExactly: boolean
}

/** The litter of the same mother that was born so close to this one that one of the two dates is wrong. Estimates say nothing. */
export function impossiblyClose<L extends Litter>(litters: readonly L[], birth: Birth): L | undefined {
  if (!birth.bornExactly || !CARRIED_LONG.has(birth.species)) return undefined
  return litters.find((litter) => {
    const days = Math.abs(daysBetween(litter.bornOn, birth.bornOn))
    const isImpossible = days > ONE_BIRTH_DAYS && days < LEAST_GAP_DAYS
    return litter.bornExactly && litter.species === birth.species && isImpossible && isSameMother(litter, birth.dam)
  })
}

/** By her number where both have one, by her name where not. */
export const isSameMother = ({ damName, damChipNumber }: Pick<Litter, 'damName' | 'damChipNumber'>, dam: Birth['dam']): boolean =>
  dam.chipNumber && damChipNumber ? damChipNumber === dam.chipNumber : bare(damName) === bare(dam.name)

const bare = (name: string) => name.trim().toLowerCase()

export const tooCloseWords = ({ damName, bornOn }: Pick<Litter, 'damName' | 'bornOn'>): string =>
  `${damName} had a litter on ${whenText(bornOn, 'day')}, and can’t have another within 8 weeks of it. Check the date and the mother. If it’s the same litter, add the animals to it. If it’s another mother, tell her apart by her microchip number or her name.`
