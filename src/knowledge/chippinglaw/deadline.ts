import { daysAfter, daysBetween } from '#platform/clock/clock.ts'
import type { Nation } from './nations.ts'

/** Days after the birth, or after the arrival from abroad, by whose end the chip must be in. */
const WEEKS_8 = 56
const WEEKS_12 = 84
const WEEKS_20 = 140
const AFTER_IMPORT = 30
/** The day from which cats in England must be chipped (SI 2023/468 reg 3). */
const CATS_SINCE = '2024-06-10'

export interface Asked {
  nation: Nation
  species: 'dog' | 'cat'
  /** YYYY-MM-DD */
  bornOn: string
  /** A working dog whose docked tail a vet has certified. */
  isDocked?: boolean
  /** The day a dog came from abroad without a chip, where it did. */
  arrivedOn?: string
}

export type Deadline = { isRequired: false } | { isRequired: true; by: string; because: 'age' | 'docked' | 'import' | 'lawBegan' }

/** By the end of which day the animal must be chipped and registered, whoever keeps it. It has to be earlier where it goes to a new keeper before. */
export function chipDeadline({ nation, species, bornOn, isDocked = false, arrivedOn }: Asked): Deadline {
  if (species === 'cat') return nation === 'england' ? catDeadline(bornOn) : { isRequired: false }
  const getsLonger = isDocked && (nation === 'england' || nation === 'wales')
  const byAge = daysAfter(bornOn, getsLonger ? WEEKS_12 : WEEKS_8)
  // The regulations of Northern Ireland have no time of their own for a dog from abroad.
  const byImport = arrivedOn && nation !== 'northernIreland' ? daysAfter(arrivedOn, AFTER_IMPORT) : byAge
  if (byImport > byAge) return { isRequired: true, by: byImport, because: 'import' }
  return { isRequired: true, by: byAge, because: getsLonger ? 'docked' : 'age' }
}

function catDeadline(bornOn: string): Deadline {
  const byAge = daysAfter(bornOn, WEEKS_20)
  return byAge < CATS_SINCE ? { isRequired: true, by: CATS_SINCE, because: 'lawBegan' } : { isRequired: true, by: byAge, because: 'age' }
}

/** Days that are left on `today`; fewer than none once it’s overdue. */
export const daysLeft = (by: string, today: string): number => daysBetween(today, by)
