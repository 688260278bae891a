import { NO_COUNCIL } from '#features/pets/lifecycle.ts'
import {
  awayBecause,
  mayPrepareTransfer,
  mayTransferKeepership,
  type PetNow,
  pendingTransfer,
  strayBecause,
} from '#features/pets/policy.ts'
import { WITH_MOTHER_DAYS } from '#knowledge/animals/birth.ts'
import { daysAfter, earlier, londonDate, londonMidnight } from '#platform/clock/clock.ts'
import { type Because, because, clause } from '#platform/law/clause.ts'
import { allOf, may, type Person, type Rule } from '#platform/law/policy.ts'
import { whenText } from '#platform/text/whentext.ts'
import { BETWEEN_REMINDERS, CODE_DAYS, LICENCE_NEEDED, offerLife } from './lifecycle.ts'

/** What is noted when a breeder keeps an animal. */
export const KEPT = clause('OFFER-10', 'A breeder can keep an animal from their own litter, like any other keeper')

const SUCKLED = new Set(['dog', 'cat', 'ferret', 'rabbit'])

interface Asked {
  toldAt: Date | null
  remindedAt: Date | null
}

/** OFFER-3: whether the person who is asked may be reminded now, who isn’t written to more than once a day. */
export const mayRemind = ({ toldAt, remindedAt }: Asked, now: Date): true | Because =>
  [toldAt ?? now, ...(remindedAt ? [remindedAt] : [])].every((at) => at <= earlier(now, BETWEEN_REMINDERS)) ||
  because(null, 'We wrote to them less than a day ago. You can remind them from tomorrow.')

/** From which day (`YYYY-MM-DD`, London) an animal may leave its mother; null for a kind without such a day. */
export function leavesFrom({ species, bornOn }: { species: string; bornOn: string }): string | null {
  if (!SUCKLED.has(species)) return null
  return daysAfter(bornOn, WITH_MOTHER_DAYS)
}

interface OffspringNow extends PetNow {
  name: string
  species: string
  bornOn: string
  breederId: string | null
  keptByBreederAt: Date | null
}

/** OFFER-1 */
export const isOldEnough: Rule<Pick<OffspringNow, 'name' | 'species' | 'bornOn' | 'now'>> = (_who, pet) => {
  const from = leavesFrom(pet)
  if (!from || londonDate(pet.now) >= from) return true
  return because('OFFER-1', `${pet.name} must stay with its mother until it’s 8 weeks old, on ${whenText(from, 'day')}`)
}

/** OFFER-10 */
export const isOfMyLitter: Rule<OffspringNow> = (who, pet) =>
  pet.breederId === who.id || because('OFFER-10', 'You can only keep animals from your own litters')

/** OFFER-10 */
export const isNotKept: Rule<OffspringNow> = (_who, pet) =>
  !pet.keptByBreederAt || because('OFFER-10', 'You’re already keeping this animal')

/** OFFER-1: whether the breeder may offer the animal now. */
export const maySell = allOf<OffspringNow>(mayTransferKeepership, isOldEnough)
/** KEEP-1, KEEP-2, PET-15: whether the keeper may have a transfer code for the animal, which works from the day on which it may go. */
export const mayHaveCode = allOf<PetNow>(mayPrepareTransfer, (_who, pet) => pet.strayFrom !== NO_COUNCIL || (strayBecause(pet) ?? true))
/** OFFER-10 */
export const mayKeep = allOf<OffspringNow>(isOfMyLitter, isNotKept, mayTransferKeepership)

type Leaving = Pick<OffspringNow, 'name' | 'species' | 'bornOn' | 'strayFrom' | 'now'>

/** From which day (`YYYY-MM-DD`, London) a transfer code of the animal works, and until when: from now, or from when the animal may go. */
export function codeTimes(pet: Omit<Leaving, 'name'>): { worksFrom: string; expiresAt: Date } {
  const [from, today] = [goesFrom(pet), londonDate(pet.now)]
  const worksFrom = from > today ? from : today
  // The last day that stands on the pack counts whole.
  return { worksFrom, expiresAt: earlier(londonMidnight(daysAfter(worksFrom, CODE_DAYS + 1)), { seconds: 1 }) }
}

/** The later of the days on which an animal may leave its mother and its time as a stray is over; the first of all days where neither is waited for. */
const goesFrom = ({ strayFrom, ...pet }: Omit<Leaving, 'name' | 'now'>): string =>
  [leavesFrom(pet) ?? '', strayFrom ?? ''].reduce((one, other) => (one > other ? one : other))

/** OFFER-4, PET-15: why the transfer code of an animal doesn't work yet, or null. */
export function codeWaits(pet: Leaving): Because | null {
  const from = goesFrom(pet)
  if (from <= londonDate(pet.now)) return null
  if (from === pet.strayFrom) return strayBecause(pet)
  const day = whenText(from, 'day')
  return because(CODE_CLAUSE, `This code works from ${day}. Until then ${pet.name} must stay with its mother: it’s 8 weeks old that day.`)
}

const CODE_CLAUSE = offerLife.starts.handOverByCode.clause

type Open = Pick<PetNow, 'status' | 'isOffered' | 'isRehoming' | 'isClaimed' | 'isUnproven' | 'strayFrom'>

/** KEEP-1, KEEP-2, PET-15: why an animal cannot go to whoever takes it up now, or null. The offer itself does not stand in its way. */
export const stopsTaking = (pet: Open & Pick<PetNow, 'now'>): Because | null =>
  awayBecause(pet) ?? pendingTransfer({ ...pet, isOffered: false }) ?? strayBecause(pet)

/** KEEP-2: the same for an animal that was registered for whoever takes it: they’re the one to show whose it is, where another register has it too. */
export const stopsConfirming = (pet: Omit<Open, 'strayFrom'>): Because | null =>
  pendingTransfer({ ...pet, isOffered: false, isUnproven: false })

/** OFFER-1: why an animal can’t be taken from whoever sells it, where the law asks them for a licence; `unlicensed` says who has none. Null where nothing is missing. */
export function stopsSelling(
  { species, keeperId }: { species: string; keeperId: string },
  unlicensed: ReadonlyMap<string, string | null>,
): Because | null {
  const endedOn = unlicensed.get(keeperId)
  if (species !== 'dog' || endedOn === undefined) return null
  const why = endedOn
    ? `This breeder’s licence ended on ${whenText(endedOn, 'day')}`
    : 'This breeder needs a licence to sell and hasn’t given us one'
  return because(LICENCE_NEEDED.clause, `${why}. You can’t become the keeper until they’ve given us a licence that’s still valid.`)
}

interface OfferNow {
  kind: 'sale' | 'adoption' | 'registration' | 'litter'
  status: string
  answerBy: Date
  fromAccount: string
  pet: Open & { species: string; keeperId: string }
  /** Who can’t sell dogs for want of a licence. */
  unlicensed: ReadonlyMap<string, string | null>
  now: Date
}

/** OFFER-9: an offer has ended at its last moment, whether the clock has noted it yet or not. */
export const isInTime: Rule<Pick<OfferNow, 'answerBy' | 'now'>> = (_who, { answerBy, now }) =>
  now < answerBy || because(offerLife.moves.expire.clause, offerLife.moves.expire.words)

/** KEEP-1, KEEP-2: whether the animal of an offer can go to whoever accepts it. */
export const canGo: Rule<OfferNow> = (_who, { kind, fromAccount, pet, unlicensed, now }) => {
  if (pet.keeperId !== fromAccount) return because('KEEP-4', 'This animal has had another keeper since it was offered')
  if (isForConfirming(kind)) return stopsConfirming(pet) ?? true
  return stopsTaking({ ...pet, now }) ?? (kind === 'sale' ? stopsSelling(pet, unlicensed) : null) ?? true
}

/** Whether the animal waits to be confirmed by whom it was registered for, instead of being handed over by its keeper. */
export const isForConfirming = (kind: OfferNow['kind']) => kind === 'registration' || kind === 'litter'

const hasProfile: Rule<OfferNow> = (who, { kind }) => {
  const type = kind === 'litter' ? 'Breeder' : 'Customer'
  return who.roles.includes(type) || because(null, `Add a ${type} profile to your account to answer`)
}

const mayAccept = allOf(may(offerLife, 'accept', 'recipient'), isInTime, hasProfile, canGo)
const mayReject = allOf(may(offerLife, 'reject', 'recipient'), hasProfile)
const mayWithdraw = may(offerLife, 'withdraw', 'holder')

/** What either side of an offer may do with it now, each with the reason why not. */
export function whatMay(who: Person, offer: OfferNow) {
  if (who.id !== offer.fromAccount) return { accept: mayAccept(who, offer), reject: mayReject(who, offer), withdraw: NOT_MADE_BY_YOU }
  const theirs = because(offerLife.moves.accept.clause, 'Only the person the animal is offered to can answer')
  return { accept: theirs, reject: theirs, withdraw: mayWithdraw(who, offer) }
}

const NOT_MADE_BY_YOU = because(offerLife.moves.withdraw.clause, 'Only the person who made the offer can withdraw it')
