import type { Species } from '#knowledge/animals/species.ts'
import { daysBetween, later, londonDate } from '#platform/clock/clock.ts'
import { type Because, because, clause } from '#platform/law/clause.ts'
import type { ImplantRow } from './shapes.ts'

/** Days in which an implanter may change what was written about an implant; afterwards Staff. */
export const CHANGE_DAYS = 30
/** Days in which a failure or a reaction is to be reported. */
export const REPORT_DAYS = 14

/** What an implanter may do goes by what Staff have checked. */
export interface Practice {
  isVerified: boolean
  role: 'vet' | 'vetNurse' | 'trained'
  /** The kinds of animals of the certificate. */
  species: readonly string[]
}

/** Regulation 10 of SI 2023/468 and its like speak of dogs and cats; in ferrets and rabbits the trade asks for the same training. */
const TRAINED_FOR: ReadonlySet<Species> = new Set(['dog', 'cat', 'ferret', 'rabbit'])

/** IMPLANT-1, IMPLANT-2: why this implanter may not implant in an animal of this kind, or null. Anything but the four is an act of veterinary surgery. */
export function outsidePractice({ isVerified, role, species }: Practice, kind: Species): 'notVerified' | 'vetsOnly' | 'outOfScope' | null {
  if (!isVerified) return 'notVerified'
  if (role === 'vet') return null
  if (!TRAINED_FOR.has(kind)) return 'vetsOnly'
  return species.includes(kind) || species.includes('all') ? null : 'outOfScope'
}

interface Implanting {
  implantedOn: string
  scanBefore: 'none' | 'otherChip'
  scanAfter: boolean
  /** That the other chip is one that may be followed by another. */
  mayFollow?: boolean
}

/** IMPLANT-3: what is wrong with how a chip was put in, or null. Days are those of the United Kingdom. */
export function implantFault(
  { implantedOn, scanBefore, scanAfter, mayFollow = false }: Implanting,
  now: Date,
): 'otherChip' | 'notScanned' | 'inFuture' | 'tooLongAgo' | null {
  if (scanBefore === 'otherChip' && !mayFollow) return 'otherChip'
  if (!scanAfter) return 'notScanned'
  return dayFault(implantedOn, now)
}

/** Which field of a form each fault stands at. */
export const FAULT_FIELDS = {
  otherChip: 'implant.scanBefore',
  notScanned: 'implant.scanAfter',
  inFuture: 'implant.implantedOn',
  tooLongAgo: 'implant.implantedOn',
} as const

/** Which field of a form each fault of the person who is asked stands at. */
export const CONTACT_FIELDS = {
  contactNeeded: 'to.email',
  toYourself: 'to.email',
  nameNeeded: 'to.name',
  addressNeeded: 'to.address.line1',
} as const

/** Before it no animal had a chip: the first were put in in the 1980s. */
const FIRST_CHIPS = '1985-01-01'

/** IMPLANT-3: why nobody can have put a chip in on this day (`YYYY-MM-DD`), or null. */
export function dayFault(implantedOn: string, now: Date): 'inFuture' | 'tooLongAgo' | null {
  if (implantedOn > londonDate(now)) return 'inFuture'
  return implantedOn < FIRST_CHIPS ? 'tooLongAgo' : null
}

interface Failed {
  /** Who reported it. */
  reporters: readonly string[]
  /** Who put it in, where it is known here. */
  implanterId: string | null
  keeperId: string
}

/** DEAD-3: who puts another chip into an animal of which one was reported: whoever reported it or put it in, or its keeper. */
export const mayReplace = (who: { id: string }, { reporters, implanterId, keeperId }: Failed) =>
  reporters.includes(who.id) || who.id === implanterId || who.id === keeperId

/** DEAD-3: whether the keeper looks for the animal, so that nobody gives it another number. */
export const isLookedFor = ({ status }: { status: string }) => status === 'missing' || status === 'stolen'

/**
 * Days for which an animal has waited for its keeper: from the day it was registered with us, as the reminders and Staff count. A chip
 * may have been in it for years by then.
 */
export const daysUnconfirmed = ({ createdAt }: { createdAt: Date }, now: Date): number =>
  daysBetween(londonDate(createdAt), londonDate(now))

/** IMPLANT-4: true, or why the implanter may no longer correct what they wrote. */
export const mayChange = ({ createdAt, now }: { createdAt: Date; now: Date }): true | Because =>
  now <= later(createdAt, { days: CHANGE_DAYS }) ||
  because('IMPLANT-4', `You can correct an implant for ${CHANGE_DAYS} days. After that, ring us.`)

interface Numbered {
  createdAt: Date
  state: ImplantRow['state']
  isReported: boolean
  now: Date
}

/** IMPLANT-7: true, or why the implanter can’t correct the number. */
export function mayCorrectNumber({ state, isReported, ...implant }: Numbered): true | Because {
  if (state === 'replaced') return because('DEAD-3', 'This animal now has a different microchip number')
  if (isReported) return because(null, 'This chip has been reported, so you can’t correct its number. Ring us.')
  return mayChange(implant)
}

/** Why the number of an animal isn’t corrected, whoever asks. */
export const CORRECTING_REFUSED = {
  sameNumber: [409, 'The animal already has this number'],
  chipTaken: [
    409,
    'Another animal is registered with this microchip number. Check the number. If the two animals’ numbers were mixed up, ring us.',
  ],
  reported: [409, 'This animal’s chip has been reported as faulty, so you can’t correct its number. Ring us.'],
  otherHolder: [409, 'This chip belongs to another implanter. We’ve told them and our staff.', 'STOCK-4'],
  notSterile: [409, 'This chip was no longer sterile on the day it was implanted. Compare the number with the chip.', 'STOCK-4'],
  usedAlready: [409, 'This chip is already in an animal, or can’t be used', 'STOCK-4'],
} as const

/** Why two animals aren’t given each other’s number, whoever asks. */
export const SWAPPING_REFUSED = {
  reported: CORRECTING_REFUSED.reported,
  otherReported: [409, 'The other animal’s chip has been reported as faulty, so you can’t swap the numbers. Ring us.'],
} as const

/** What is noted on an animal where its implant is written down or corrected. */
export const IMPLANTED = clause('IMPLANT-4', 'An implanter records each implant and can correct it for 30 days')
/** What is noted where somebody is looked for by e-mail or mobile. */
export const SEARCHED = clause(
  'IMPLANT-5',
  'An implanter can search for the chips they implanted for one person, and we record each search',
)
/** What is noted on an animal of which nobody has said for 30 days that it is theirs. */
export const NOBODYS = clause('IMPLANT-6', 'If no one confirms an animal is theirs within 30 days, our staff look into it')
/** DEAD-2 */
export const REPORTED = clause(
  'DEAD-2',
  'A chip that fails, moves or causes harm must be reported to the Secretary of State (SI 2023/468 reg 11)',
)
/** DEAD-3 What is noted of the implanter who tried to give a missing or stolen animal another number. */
export const TRIED_TO_REPLACE = clause(
  'DEAD-3',
  'You can’t give a missing or stolen animal a new number. We tell its keeper that someone tried',
)
/** DEAD-3 */
export const REPLACED = clause('DEAD-3', 'A replaced number stays with its animal and still finds it')

/** Why a chip is not registered once more while its animal's keeper has still to answer. */
export const ASKED_ALREADY = because(
  null,
  'You’ve already registered this microchip and we’ve asked someone to confirm it. Withdraw that request first, then register it again.',
)

const NOT_ASKED_AGAIN: Record<ImplantRow['state'], Because | null> = {
  unregistered: null,
  waiting: ASKED_ALREADY,
  registered: because('STOCK-8', 'This animal is already in its keeper’s name'),
  replaced: because('DEAD-3', 'This animal now has a different microchip number'),
}

/** Whether its implanter may ask again who keeps an animal that they chipped. */
export const mayAskAgain = ({ state }: Pick<ImplantRow, 'state'>): true | Because => NOT_ASKED_AGAIN[state] ?? true
