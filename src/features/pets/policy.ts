import { isNotSpokenFor } from '#features/keepership/policy.ts'
import { later } from '#platform/clock/clock.ts'
import { after } from '#platform/law/lifecycle.ts'
import { allOf, type Person, type Rule } from '#platform/law/policy.ts'
import { petLife, UNDO_DAYS } from './lifecycle.ts'

/** What the rules look at: the pet as it stands at a moment. */
export interface PetNow {
  keeperId: string
  status: string
  statusAt: Date
  isOffered: boolean
  isRehoming: boolean
  isClaimed: boolean
  now: Date
}

const isKeeper: Rule<PetNow> = (who, pet) => who.id === pet.keeperId || 'You are not the keeper of this pet'

const isNotDeceased: Rule<PetNow> = (_who, pet) => pet.status !== 'deceased' || 'The record of a pet that has died is kept as it was'

const isAt =
  (move: keyof typeof petLife.moves): Rule<PetNow> =>
  (_who, pet) => {
    const next = after(petLife, move, pet.status, 'keeper')
    return 'state' in next || next.because
  }

/** PET-3: true until 30 days after the report, to the second. */
export const isInTimeToUndo: Rule<PetNow> = (_who, pet) =>
  pet.now <= undoUntil(pet) || `PET-3 A report of death can be taken back for ${UNDO_DAYS} days. Ring us, and we will look at it together.`

/** The last moment at which a report of death can be taken back. */
export const undoUntil = ({ statusAt }: { statusAt: Date }): Date => later(statusAt, { days: UNDO_DAYS })

/** KEEP-1 An animal changes hands while it is alive, at home and in this country: the sentence that says why not, or null. */
export const awayBecause = ({ status }: { status: string }): string | null => AWAY[status] ?? null

const isAtHome: Rule<PetNow> = (_who, pet) => awayBecause(pet) ?? true

const AWAY: Record<string, string> = {
  awaitingConfirmation: 'KEEP-1 This animal was registered for somebody who has not said yet that it is theirs',
  missing: 'KEEP-1 A missing animal changes hands only once it is reported found',
  stolen: 'KEEP-1 A stolen animal changes hands only once it is reported found',
  deceased: 'KEEP-1 The record of an animal that has died stays as it was',
  exported: 'KEEP-1 An animal that has left the country changes hands only once it is reported back',
}

/** KEEP-1, KEEP-2: whether the keeper may give, sell or offer the animal to somebody else now. */
export const mayPassOn = allOf(isKeeper, isAtHome, isNotSpokenFor)
/** KEEP-1, KEEP-2: whether the animal may change hands now, whoever asks. */
export const mayChangeHands = allOf(isAtHome, isNotSpokenFor)
/** PET-9 */
export const mayReportMissing = allOf(isKeeper, isAt('reportMissing'))
/** PET-9 */
export const mayReportStolen = allOf(isKeeper, isAt('reportStolen'))
/** PET-9 */
export const mayReportFound = allOf(isKeeper, isAt('reportFound'))
/** PET-6 */
export const mayEdit = allOf(isKeeper, isNotDeceased)
/** PET-3 */
export const mayReportDeceased = allOf(isKeeper, isAt('reportDeceased'))
/** PET-3 */
export const mayUndoDeceased = allOf(isKeeper, isAt('undoDeceased'), isInTimeToUndo)
/** PET-5 */
export const mayReportExported = allOf(isKeeper, isAt('reportExported'))
/** PET-5 */
export const mayReportReturned = allOf(isKeeper, isAt('reportReturned'))

/** What this person may do with this pet now, each with the reason why not. */
export function whatMay(who: Person, pet: PetNow) {
  return {
    edit: mayEdit(who, pet),
    passOn: mayPassOn(who, pet),
    reportMissing: mayReportMissing(who, pet),
    reportStolen: mayReportStolen(who, pet),
    reportFound: mayReportFound(who, pet),
    reportDeceased: mayReportDeceased(who, pet),
    undoDeceased: mayUndoDeceased(who, pet),
    reportExported: mayReportExported(who, pet),
    reportReturned: mayReportReturned(who, pet),
  }
}
