import { NI_STRAY_DAYS, NO_COUNCIL, STRAY_CLEAR_DAYS, STRAY_HELD_DAYS } from '#features/pets/lifecycle.ts'
import { awayBecause, isAway, isGone, type MaybePending, pendingTransfer } from '#features/pets/policy.ts'
import { type Birth, isBeforeBirth } from '#knowledge/animals/birth.ts'
import { daysAfter, later, londonDate } from '#platform/clock/clock.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { whenText } from '#platform/text/whentext.ts'
import { site } from '#src/site.ts'
import { custodyLife, HELD_ELSEWHERE, SUFFERING_ONLY, UNCLAIMED, UNDO_DAYS, WANTED_BACK } from './lifecycle.ts'

/** Animals that can be chosen for one change. A page needs no shapes for it. */
export const MOST_AT_ONCE = 50

/** Days before its arrival on which a council can have taken a stray in: a pound holds it for its clear days and finds it a place. What’s older was another stay. */
export const MOST_DAYS_WITH_COUNCIL = 28

/** PET-15 What a council has written down of a stray dog. */
interface WithCouncil {
  councilFrom: string
  noticeOn: string | null
  councilNation: string | null
}

/** PET-15 How many clear days a council there holds a stray dog for its owner; the longer time where the nation isn’t known. */
export const clearDaysIn = (nation: string | null): number => (nation === 'northernIreland' ? NI_STRAY_DAYS : STRAY_CLEAR_DAYS)

/** PET-15 The first day on which a stray dog need not be held any more, unless it’s released before: neither the first day nor the last counts. */
export function daysOverOn({ councilFrom, noticeOn, councilNation }: WithCouncil): string {
  const from = noticeOn && noticeOn > councilFrom ? noticeOn : councilFrom
  return daysAfter(from, clearDaysIn(councilNation) + 1)
}
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
  if (freeFrom === NO_COUNCIL) return because(SUFFERING_ONLY.clause, `No council has held this stray dog for its clear days yet. ${ONLY}`)
  if (freeFrom && freeFrom > londonDate(now))
    return because(
      SUFFERING_ONLY.clause,
      `This stray dog is held for its owner until the end of ${whenText(daysAfter(freeFrom, -1), 'day')}. ${ONLY}`,
    )
  if (isHeldElsewhere(animal, now)) return because(SUFFERING_ONLY.clause, `This animal’s keeper is on another register. ${ONLY}`)
  return isHeld ? because(SUFFERING_ONLY.clause, `This animal belongs to someone else. ${ONLY}`) : null
}

interface Departed {
  /** The moment at which its leaving was written down. */
  at: Date
  /** Since when its keeper is its keeper. */
  keptSince: Date
  /** Who holds it for its keeper now. */
  holderId: string | null
  status: string
}

/** HOLD-10 Why an organisation can’t take back that an animal it held has left, or null. */
export function whyNotUndone({ at, keptSince, holderId, status }: Departed, now: Date): Because | null {
  const { clause } = custodyLife.moves.undo
  if (later(at, { days: UNDO_DAYS }) <= now)
    return because(clause, `You could take this back for ${UNDO_DAYS} days. Take the animal in again if it’s with you.`)
  if (holderId) return because(clause, 'The animal is with an organisation now. Take it in again if it’s with you.')
  if (keptSince > at || isGone({ status }))
    return because(clause, 'The animal’s record has changed since. Take it in again if it’s with you.')
  return null
}

interface HeldStray extends MaybePending {
  freeFrom: string | null
  status: string
  /** HOLD-11 When its keeper said that they want it back, and the last day that they were given to collect it. */
  wantedAt: Date | null
  collectBy: string | null
}

/** HOLD-9 Why an organisation can’t become the keeper of a stray dog that it holds by its own word, or null. Of what its keeper has begun, nothing is said: HOLD-2. */
export function whyNotUnclaimed({ freeFrom, status, wantedAt, collectBy, ...pending }: HeldStray, now: Date): Because | null {
  const { clause } = UNCLAIMED
  if (freeFrom === null || freeFrom === NO_COUNCIL)
    return because(clause, 'The time to claim this dog hasn’t started. Tell the council, then enter its dates.')
  if (freeFrom > londonDate(now))
    return because(
      clause,
      `Its keeper can claim this dog until the end of ${whenText(daysAfter(freeFrom, -1), 'day')}. You can become its keeper from ${whenText(freeFrom, 'day')}.`,
    )
  if (wantedAt && collectBy === null)
    return because(
      WANTED_BACK.clause,
      `Its keeper said on ${whenText(londonDate(wantedAt), 'day')} that they want this dog back. Give them a day by which to collect it first.`,
    )
  if (wantedAt && collectBy !== null && collectBy >= londonDate(now))
    return because(WANTED_BACK.clause, `Its keeper wants this dog back, and can collect it until the end of ${whenText(collectBy, 'day')}.`)
  if (isAway({ status }))
    return because('KEEP-1', `Its keeper has reported this dog ${status}. Call us on ${site.phone} before anything changes.`)
  if (awayBecause({ status })) return because('KEEP-1', `The record of this dog can’t change now. Call us on ${site.phone}.`)
  if (pending.isClaimed) return because('KEEP-2', 'There’s an open request to be this dog’s keeper, which has to be settled first.')
  return (
    pendingTransfer(pending) && because('KEEP-2', `Something about this dog’s record has to be settled first. Call us on ${site.phone}.`)
  )
}

const ONLY = 'Until then it can only be put to sleep if a vet decides that it must be, to end its suffering.'
