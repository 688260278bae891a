import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { type Species, speciesWords } from './species.ts'

/** Days for which a young animal stays with its mother. */
export const WITH_MOTHER_DAYS = 56

const USUAL_MOST_YEARS = 40

/** The kinds that outlive 40 years, each with more than the oldest on record. */
const MOST_YEARS: Partial<Record<Species, number>> = { horse: 65, bird: 110, tortoise: 200, reptile: 120, other: 200 }

/** Why this cannot be the date of birth (`YYYY-MM-DD`) of an animal alive lately, or null. Days are those of the United Kingdom. */
export function birthProblem(
  bornOn: string,
  species: Species,
  now: Date,
): { reason: 'bornInFuture' | 'bornTooLongAgo'; words: string } | null {
  const today = londonDate(now)
  if (bornOn > today) return { reason: 'bornInFuture', words: 'The date of birth must be today or earlier' }

  const years = MOST_YEARS[species] ?? USUAL_MOST_YEARS
  if (bornOn >= yearsBefore(today, years)) return null
  return {
    reason: 'bornTooLongAgo',
    words: `Check the date of birth: it would make this ${speciesWords[species].one} more than ${years} years old`,
  }
}

/** Why a chip cannot have been implanted on this date, or null. An estimated birth says nothing against an earlier implant. */
export function implantProblem(implantedOn: string | null, birth: Birth, now: Date): string | null {
  if (!implantedOn) return null
  if (implantedOn > londonDate(now)) return 'The date the chip was implanted must be today or earlier'
  return birth.bornExactly && implantedOn < birth.bornOn ? 'The date the chip was implanted can’t be before the date of birth' : null
}

export interface Birth {
  /** `YYYY-MM-DD` */
  bornOn: string
  /** False when the date of birth is an estimate. */
  bornExactly: boolean
}

/** Days by which an animal may be older than an estimate says: most are ages in whole years. */
const ESTIMATE_DAYS = 366

/** Whether nothing can have happened to an animal yet on this day (`YYYY-MM-DD`). */
export const isBeforeBirth = (day: string, { bornOn, bornExactly }: Birth): boolean =>
  day < daysAfter(bornOn, bornExactly ? 0 : -ESTIMATE_DAYS)

/** ISO dates sort as text, so 29 February needs no care: no earlier date lies between it and 1 March. */
function yearsBefore(date: string, years: number): string {
  return String(Number(date.slice(0, 4)) - years).padStart(4, '0') + date.slice(4)
}

interface AskedFor {
  pet: { species: string; bornOn: string | null }
  as: string
}

/** KEEP-1: whether the keeper of a dog or cat has to be the keeper of its mother, whom it hasn’t left yet. A breeder is asked as just that. */
export const isWithMother = ({ pet: { species, bornOn }, as }: AskedFor, now: Date): boolean =>
  as === 'customer' &&
  (species === 'dog' || species === 'cat') &&
  Boolean(bornOn) &&
  londonDate(now) < daysAfter(bornOn ?? '', WITH_MOTHER_DAYS)
