import { NO_COUNCIL, STRAY_CLEAR_DAYS, STRAY_HELD_DAYS } from '#features/pets/lifecycle.ts'
import { isGone } from '#features/pets/policy.ts'
import { type Birth, isBeforeBirth } from '#knowledge/animals/birth.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { whenText } from '#platform/text/whentext.ts'
import { site } from '#src/site.ts'
import { HELD_ELSEWHERE, SUFFERING_ONLY } from './lifecycle.ts'

/** Animals that can be chosen for one change. A page needs no shapes for it. */
export const MOST_AT_ONCE = 50

/** Days before its arrival on which a council can have taken a stray in: a pound holds it for its clear days and finds it a place. What’s older was another stay. */
export const MOST_DAYS_WITH_COUNCIL = 28

/** The same of one that another rescue or pound had first, perhaps for long. A mistyped year would still free it. */
export const MOST_DAYS_WITH_SENDER = 364

/** Why nothing can have happened to an animal on this day, naming both days; null where it can have. */
export function birthProblemOf(day: string, birth: Birth | null): string | null {
  if (!birth || !isBeforeBirth(day, birth)) return null
  const before = birth.bornExactly ? 'before its date of birth' : 'long before its estimated date of birth'
  return `${whenText(day, 'day')} is ${before}, ${whenText(birth.bornOn, 'day')}. Check both dates.`
}

export interface MaybeHeld {
  status: string
  keeperId: string
  /** Who holds it for its keeper already. */
  holderId: string | null
}

/** HOLD-1 What its keeper has reported stolen, they haven’t given up: who brings it and says so may be the thief. */
export const NOT_GIVEN_UP = `Its keeper has reported this animal stolen, so only that keeper could give it up. Choose how else it came to you, and call us on ${site.phone}.`

interface HeldElsewhere {
  elsewhereUntil: string | null
  /** Another register has its number as well, and it isn’t clear whose record counts. */
  isDoubtful: boolean
}

type Sleeping = HeldElsewhere & { freeFrom: string | null; isHeld: boolean }

/** HOLD-1 Why this organisation can’t hold an animal for its keeper now, or null. */
export function whyNotHeld(organisationId: string, { status, keeperId, holderId }: MaybeHeld): Because | null {
  if (keeperId === organisationId) return because('KEEP-1', 'Your organisation is this animal’s keeper already. It’s in your list.')
  if (holderId === organisationId) return because('HOLD-1', 'You’ve already taken this animal in. It’s in your list.')
  if (holderId) return because('HOLD-1', `Another organisation has this animal in. Check the number, then call us on ${site.phone}.`)
  if (!isGone({ status })) return null
  return because('HOLD-1', `This animal was reported dead. Check the number, then call us on ${site.phone}.`)
}

/** HOLD-8 What an organisation does first about a chip that another register holds: only that register can tell the keeper. */
export function tellFirst({ name, phone }: { name: string; phone: string | null }): Because {
  const them = phone ? `Call ${name} on ${phone}` : `Get in touch with ${name}`
  return because(
    HELD_ELSEWHERE.clause,
    `${name} holds this microchip, so the animal has a keeper we can’t reach. ${them} first and ask them to tell the keeper that it’s with you. Then take it in: you hold it for them for ${STRAY_CLEAR_DAYS} clear days, unless ${name} answers before.`,
  )
}

/** HOLD-8 The first day on which an animal taken in today need not be held for its keeper on another register; null where none holds its chip. */
export const elsewhereUntilOf = (elsewhere: unknown, now: Date): string | null =>
  elsewhere ? daysAfter(londonDate(now), STRAY_HELD_DAYS) : null

/** HOLD-8 Whether it’s held for a keeper on another register now. Once that register no longer has it, nobody doubts whose it is. */
export const isHeldElsewhere = ({ elsewhereUntil, isDoubtful }: HeldElsewhere, now: Date): boolean =>
  isDoubtful && elsewhereUntil !== null && elsewhereUntil > londonDate(now)

/** HOLD-7 Why an animal may be put to sleep now only to end its suffering, or null where another reason will do. */
export function onlySuffering({ freeFrom, isHeld, ...animal }: Sleeping, now: Date): Because | null {
  if (freeFrom === NO_COUNCIL)
    return because(SUFFERING_ONLY.clause, `No council has held this stray dog for ${STRAY_CLEAR_DAYS} clear days yet. ${ONLY}`)
  if (freeFrom && freeFrom > londonDate(now))
    return because(SUFFERING_ONLY.clause, `This stray dog is held for its owner until ${whenText(freeFrom, 'day')}. ${ONLY}`)
  if (isHeldElsewhere(animal, now)) return because(SUFFERING_ONLY.clause, `This animal’s keeper is on another register. ${ONLY}`)
  return isHeld ? because(SUFFERING_ONLY.clause, `This animal belongs to someone else. ${ONLY}`) : null
}

const ONLY = 'Until then it can only be put to sleep if a vet decides that it must be, to end its suffering.'
