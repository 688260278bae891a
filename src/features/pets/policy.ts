import { later, londonDate } from '#platform/clock/clock.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { allOf, may, type Person, type Rule } from '#platform/law/policy.ts'
import { whenText } from '#platform/text/whentext.ts'
import { NO_COUNCIL, petLife, UNDO_DAYS } from './lifecycle.ts'
import { SPECIES_FIXED } from './specieswords.ts'

/** What the rules look at: the pet as it stands at a moment. */
export interface PetNow {
  keeperId: string
  breederId: string | null
  status: string
  statusAt: Date
  isOffered: boolean
  isRehoming: boolean
  isClaimed: boolean
  isUnproven: boolean
  /** It has been unproven since it was registered here. */
  isDoubtful: boolean
  /** PET-15 From which London day a stray dog may go to a new keeper; null for any other animal. */
  strayFrom: string | null
  /** SHARE-2 Its keeper shares the record with whoever is asking. */
  isShared?: boolean
  now: Date
}

const isKeeper: Rule<PetNow> = (who, pet) => who.id === pet.keeperId || because('KEEP-1', 'You’re not the keeper of this pet')

/** SHARE-2 */
const looksAfterIt: Rule<PetNow> = (who, pet) => pet.isShared || isKeeper(who, pet)

export const isGone = ({ status }: { status: string }): boolean => status === 'deceased'

/** Its keeper looks for it. */
export const isAway = ({ status }: { status: string }): boolean => status === 'missing' || status === 'stolen'

/** As what it’s looked for; MOVE-1 that one was stolen doesn’t count from a keeper who has never shown that it’s theirs. */
export function reportedAs({ status, isDoubtful }: { status: string; isDoubtful: boolean }): 'missing' | 'stolen' | null {
  if (!isAway({ status })) return null
  return status === 'stolen' && !isDoubtful ? 'stolen' : 'missing'
}

/** What its breeder wrote down at birth stays, what somebody is offered doesn’t turn into something else, and no stray dog into a cat. */
export const mayCorrectSpecies = (pet: {
  breederId: string | null
  isOffered: boolean
  isRehoming: boolean
  isClaimed: boolean
  strayFrom: string | null
}): boolean => pet.breederId === null && !pet.isOffered && !pet.isRehoming && !pet.isClaimed && pet.strayFrom === null

const isNotDeceased: Rule<PetNow> = (_who, pet) => !isGone(pet) || because('PET-6', 'The record of a pet that has died can’t be changed')

/** PET-3: true until 30 days after the report, to the second. */
export const isInTimeToUndo: Rule<PetNow> = (_who, pet) =>
  pet.now <= undoUntil(pet) ||
  because('PET-3', `You can only undo a report of death within ${UNDO_DAYS} days. Call us and we’ll look at it with you.`)

/** The last moment at which a report of death can be taken back. */
export const undoUntil = ({ statusAt }: { statusAt: Date }): Date => later(statusAt, { days: UNDO_DAYS })

/** KEEP-1 An animal changes hands while it is alive, at home and in this country: why not, or null. */
export const awayBecause = ({ status }: { status: string }): Because | null => AWAY[status] ?? null

const isAtHome: Rule<PetNow> = (_who, pet) => awayBecause(pet) ?? true

const AWAY: Record<string, Because> = {
  unchipped: because('CARE-2', 'This animal has no microchip yet. Register it once it has one.'),
  identified: because('CARE-3', 'This animal is registered under another record'),
  awaitingConfirmation: because('KEEP-1', 'This animal was registered for someone who hasn’t confirmed yet that it’s theirs'),
  missing: because('KEEP-1', 'A missing animal can’t change hands until it’s reported found'),
  stolen: because('KEEP-1', 'A stolen animal can’t change hands until it’s reported found'),
  deceased: because('KEEP-1', 'The record of an animal that has died can’t be changed'),
  exported: because('KEEP-1', 'An animal that has left the country can’t change hands until it’s reported back'),
}

/** What is open about who keeps an animal. */
export interface MaybePending {
  isOffered: boolean
  isRehoming: boolean
  isClaimed: boolean
  isUnproven: boolean
}

/** KEEP-2 One change of keeper at a time: while one is open, there is no other. */
const hasNoPendingTransfer: Rule<MaybePending> = (_who, pet) => pendingTransfer(pet) ?? true

/** Why nothing else can be begun while something is open, or null where nothing is. */
export function pendingTransfer({ isClaimed, isOffered, isRehoming, isUnproven }: MaybePending): Because | null {
  if (isUnproven) return UNPROVEN
  if (isClaimed) return because('KEEP-2', 'Someone has asked to be this animal’s keeper. That has to be settled first.')
  if (isOffered) return because('KEEP-2', 'This animal has already been offered to someone. Withdraw that offer first.')
  if (isRehoming)
    return because('KEEP-2', 'A new home is already being arranged for this animal. Withdraw that first, or wait until it’s settled.')
  return null
}

const UNPROVEN = because(
  'MOVE-1',
  'Another register has this animal’s record too, and the one here isn’t proven yet. Once it is, you can do this.',
)

/** MOVE-1 What nobody has shown to be the keeper’s own can’t be passed on, taken abroad or certified. */
export const isProven: Rule<MaybePending> = (_who, pet) => !pet.isUnproven || UNPROVEN

/** MOVE-1 Whoever has never shown that an animal is theirs can report it missing, so that finders write, but nothing that stops another keeper. */
export const isTrusted: Rule<Pick<PetNow, 'isDoubtful'>> = (_who, pet) => !pet.isDoubtful || UNPROVEN

/** BREED-5 Nobody else bred the animal, as far as its record says, and it has always been with its keeper. */
export const maySayBred = allOf<BredNow>(
  (_who, pet) => (pet.breederId === null && pet.breederName === null && !pet.hadAnotherKeeper) || OF_ANOTHER,
  (who, pet) => mayPrepareTransfer(who, pet),
)

interface BredNow extends PetNow {
  breederName: string | null
  hadAnotherKeeper: boolean
}

const OF_ANOTHER = because('BREED-5', 'The record already says who bred this animal, or someone else kept it before you')

/** PET-15 Why a stray dog can't go to a new keeper yet, or null. Its owner, who may come for it, is no new keeper. */
export function strayBecause({ strayFrom, now }: { strayFrom: string | null; now: Date }): Because | null {
  if (strayFrom === null || strayFrom <= londonDate(now)) return null
  if (strayFrom === NO_COUNCIL)
    return because(
      'PET-15',
      'A council holds a stray dog so that its owner can claim it, before it can go to a new keeper. Tell the council, then enter the day it took the dog in.',
    )
  return because(
    'PET-15',
    `A council holds a stray dog so that its owner can claim it. This one can go to a new keeper from ${whenText(strayFrom, 'day')}, unless the council releases it earlier.`,
  )
}

/** PET-15 */
const isNoStray: Rule<Pick<PetNow, 'strayFrom' | 'now'>> = (_who, pet) => strayBecause(pet) ?? true

/** KEEP-1, KEEP-2: whether the keeper may prepare to give the animal to somebody else on a later day. */
export const mayPrepareTransfer = allOf(isKeeper, isAtHome, hasNoPendingTransfer)

/** KEEP-1, KEEP-2, PET-15: whether the keeper may give, sell or offer the animal to somebody else now. */
export const mayTransferKeepership = allOf(mayPrepareTransfer, isNoStray)

/** KEEP-1, KEEP-2, PET-15: whether the animal may change hands now, whoever asks. */
export const mayChangeHands = allOf(isAtHome, hasNoPendingTransfer, isNoStray)

/** PET-9 */
const mayReportMissing = allOf(looksAfterIt, may(petLife, 'reportMissing'))
/** PET-9 */
const mayReportStolen = allOf(looksAfterIt, may(petLife, 'reportStolen'), isTrusted)
/** PET-9 */
const mayReportFound = allOf(looksAfterIt, may(petLife, 'reportFound'))
/** PET-6 */
export const mayEdit = allOf(isKeeper, isNotDeceased)

/** PET-3 */
const mayReportDeceased = allOf(isKeeper, may(petLife, 'reportDeceased'), isTrusted)
/** PET-3 */
const mayUndoDeceased = allOf(isKeeper, may(petLife, 'undoDeceased'), isInTimeToUndo)
/** PET-5 */
export const mayReportExported = allOf(isKeeper, may(petLife, 'reportExported'), isProven)
/** PET-5 */
const mayReportReturned = allOf(isKeeper, may(petLife, 'reportReturned'))

/** MOVE-1 */
const mayCertify = allOf(isKeeper, isProven)

/** PET-6 */
const mayEditSpecies: Rule<PetNow> = (_who, pet) => mayCorrectSpecies(pet) || because(null, SPECIES_FIXED)

/** What this person may do with this pet now, each with the reason why not. */
export function whatMay(who: Person, pet: PetNow) {
  return {
    edit: mayEdit(who, pet),
    correctSpecies: allOf(mayEdit, mayEditSpecies)(who, pet),
    passOn: mayTransferKeepership(who, pet),
    reportMissing: mayReportMissing(who, pet),
    reportStolen: mayReportStolen(who, pet),
    reportFound: mayReportFound(who, pet),
    reportDeceased: mayReportDeceased(who, pet),
    undoDeceased: mayUndoDeceased(who, pet),
    reportExported: mayReportExported(who, pet),
    reportReturned: mayReportReturned(who, pet),
    certify: mayCertify(who, pet),
  }
}
