import { WITH_MOTHER_DAYS } from '#knowledge/animals/birth.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'

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

/** IMPLANT-3: whether an animal with the one chip gets the other: only where the law doesn't count the one that it has, and counts the new one. */
export function mayFollow({ chipNumber, olderChip = '' }: { chipNumber: string; olderChip?: string | undefined }): boolean {
  const [fresh, older] = [readChipNumber(chipNumber), readChipNumber(olderChip)]
  return fresh.valid && fresh.compliant && older.valid && !older.compliant
}
