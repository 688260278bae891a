import { NO_COUNCIL } from '#features/pets/lifecycle.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { isHeldElsewhere } from './policy.ts'
import type { StayRow } from './stays.ts'

type Held = Pick<StayRow, 'isHeld' | 'freeFrom' | 'elsewhereUntil' | 'isDoubtful'>

/** For whom an animal is held, and the first day on which it can go; '' where it isn’t. */
export function heldWords({ isHeld, freeFrom, ...stay }: Held, now: Date): string {
  if (isHeld) return 'For its keeper'
  if (freeFrom === NO_COUNCIL) return 'For its owner: the council isn’t told yet'
  if (freeFrom && freeFrom > londonDate(now)) return `For its owner. It can go from ${whenText(freeFrom, 'day')}`
  return stay.elsewhereUntil && isHeldElsewhere(stay, now) ? `For its keeper. It can go from ${whenText(stay.elsewhereUntil, 'day')}` : ''
}
