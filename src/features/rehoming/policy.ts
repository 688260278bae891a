import { mayChangeHands, type PetNow } from '#features/pets/policy.ts'
import { later } from '#platform/clock/clock.ts'
import { type Because, because } from '#platform/law/clause.ts'
import type { Actor } from '#platform/law/lifecycle.ts'
import { may, type Person } from '#platform/law/policy.ts'
import { HANDING_OVER, OPEN_REHOMING, rehomingLife, UNDER_WAY, UNDO_DAYS } from './lifecycle.ts'

/** What the rules look at of a rehoming. */
interface RehomingNow {
  status: keyof typeof rehomingLife.states
  target: 'person' | 'organisation' | 'anybody'
  fromAccount: string
  toAccount: string | null
  toEmail: string | null
  toMobile: string | null
  answerBy: Date
  completedAt: Date | null
}

interface Contactable {
  id: string
  email: string
  emailVerifiedAt: Date | null
  mobile: string | null
  mobileVerifiedAt: Date | null
}

/** On which side of a rehoming somebody stands. `unconfirmed`: it was sent to an address that they have typed and not confirmed. */
export type Side = 'giver' | 'taker' | 'unconfirmed' | null

/** REHOME-3: whoever takes an animal says that they're an adult, but for the breeder to whom it goes back: they said so as they became one. */
export const asksAdult = ({ breederId }: { breederId: string | null }, who: { id: string } | null): boolean =>
  breederId === null || breederId !== who?.id

/** REHOME-3 An animal is given to whoever the address belongs to, which they show by confirming it; holding the link is not enough. */
export function sideOf({ fromAccount, toAccount, toEmail, toMobile }: RehomingNow, account: Contactable | null): Side {
  if (!account) return null
  if (account.id === fromAccount) return 'giver'
  if (toAccount) return account.id === toAccount ? 'taker' : null
  const isTheirs = [
    { same: toEmail !== null && toEmail === account.email, confirmed: account.emailVerifiedAt },
    { same: toMobile !== null && toMobile === account.mobile, confirmed: account.mobileVerifiedAt },
  ].filter(({ same }) => same)
  if (isTheirs.some(({ confirmed }) => confirmed)) return 'taker'
  return isTheirs.length > 0 ? 'unconfirmed' : null
}

/** What whoever takes an animal may still read: not what came to nothing. */
export const SEEN_BY_TAKER = ['sent', ...HANDING_OVER, 'completed', 'disputed', 'settled', 'returned'] as const

/** Whether somebody may read of a rehoming at all. Whoever may not is told what they would be told of none. */
export function maySee(rehoming: RehomingNow, side: Side, { byToken, signedIn, now }: { byToken: boolean; signedIn: boolean; now: Date }) {
  if (side === 'giver') return true
  if (side === 'taker') return isSeenByTaker(rehoming)
  if (rehoming.status === 'sent') return byToken
  return rehoming.status === 'listed' && signedIn && now < rehoming.answerBy
}

const isSeenByTaker = ({ status }: Pick<RehomingNow, 'status'>) => SEEN_BY_TAKER.some((seen) => seen === status)

/** Whether a home has been chosen, and the two sides are handing the animal over. */
export const isHandingOver = ({ status }: Pick<RehomingNow, 'status'>) => HANDING_OVER.some((one) => one === status)

/** Whether the animal may still come to somebody by this rehoming. */
export const isUnderWay = ({ status }: Pick<RehomingNow, 'status'>) => UNDER_WAY.some((one) => one === status)

/** How far a rehoming has come, for those who read of it. */
export const progressOf = ({ status }: Pick<RehomingNow, 'status'>) => ({
  awaitsAnswer: status === 'sent',
  isHandingOver: isHandingOver({ status }),
  awaitsConfirmation: status === 'handedOver',
  isOpen: OPEN_REHOMING.some((open) => open === status),
  isDisputed: status === 'disputed',
})

/** The last moment at which either side may say that it was wrong; null before an animal has changed hands and after that is resolved. */
export function undoUntil({ status, completedAt }: Pick<RehomingNow, 'status' | 'completedAt'>): Date | null {
  return status === 'completed' && completedAt ? later(completedAt, { days: UNDO_DAYS }) : null
}

/** Why the animal cannot go to its new keeper now, or null. The rehoming itself does not stand in its way. */
export function whyNotNow(who: Person, rehoming: RehomingNow, pet: Omit<PetNow, 'now'>, now: Date): Because | null {
  if (now > rehoming.answerBy) return because(rehomingLife.moves.expire.clause, rehomingLife.moves.expire.words)
  if (pet.keeperId !== rehoming.fromAccount) return because('KEEP-4', 'This animal now has a different keeper')
  const hands = mayChangeHands(who, { ...pet, isRehoming: false, now })
  return hands === true ? null : hands
}

/** REHOME-6: until 7 days after, to the second; and while it is disputed the keeper may still give the animal back. */
export function isInTimeToUndo(rehoming: RehomingNow, now: Date): boolean {
  const until = undoUntil(rehoming)
  return until === null || now <= until
}

/** Why the animal cannot go back now, or null. */
export function whyNotBack(who: Person, rehoming: RehomingNow, pet: Omit<PetNow, 'now'>, now: Date): Because | null {
  const isRehoming = rehoming.status === 'disputed' ? false : pet.isRehoming
  const hands = mayChangeHands(who, { ...pet, isRehoming, now })
  return hands === true ? null : hands
}

interface Seen {
  rehoming: RehomingNow
  pet: Omit<PetNow, 'now'>
  who: Person | null
  side: Side
  applied: boolean
  applications: number
  verifiedWelfare: boolean
  now: Date
}

const CONFIRM_FIRST = because('REHOME-3', 'Confirm your e-mail address or mobile number first')
const SIGN_IN = because('REHOME-3', 'Sign in, or create an account, with the e-mail address or mobile number we sent this to')
const ONLY_GIVER = because('KEEP-1', 'Only the keeper giving the animal away can do this')
const ONLY_TAKER = because('REHOME-3', 'Only the person the animal is being given to can do this')
/** Said on the page and by the call alike. */
export const NOT_LISTED = because(null, 'This animal isn’t looking for a home any more')

/** What this person may do about a rehoming now, each with the reason why not. */
export function whatMay(seen: Seen) {
  return {
    accept: mayAccept(seen),
    reject: seen.side === 'taker' ? may(rehomingLife, 'reject', 'recipient')(null, seen.rehoming) : whyNotTaker(seen),
    withdraw: seen.side === 'giver' ? may(rehomingLife, 'withdraw', 'keeper')(null, seen.rehoming) : ONLY_GIVER,
    apply: mayApply(seen),
    withdrawApplication: mayWithdrawApplication(seen),
    choose: mayChoose(seen),
    planHandOver: mayPlan(seen),
    sayHandedOver: seen.side === 'giver' ? mayMoveOn(seen, 'sayHandedOver', 'keeper') : ONLY_GIVER,
    confirmHandOver: seen.side === 'taker' ? mayMoveOn(seen, 'confirmHandOver', 'recipient') : ONLY_TAKER,
    confirmByCode: seen.side === 'taker' ? mayMoveOn(seen, 'confirmByCode', 'recipient') : ONLY_TAKER,
    sayNotYet: mayStop(seen, 'sayNotYet'),
    partWays: mayStop(seen, 'partWays'),
    sayWrong: seen.side === 'giver' ? mayUndo(seen, 'sayWrong', 'formerKeeper') : ONLY_GIVER,
    giveBack: seen.side === 'taker' ? mayUndo(seen, 'giveBack', 'keeper') : ONLY_TAKER,
  }
}

function mayAccept(seen: Seen): true | Because {
  if (seen.side !== 'taker') return whyNotTaker(seen)
  const at = may(rehomingLife, 'accept', 'recipient')(null, seen.rehoming)
  if (at !== true) return at
  return (seen.who && whyNotNow(seen.who, seen.rehoming, seen.pet, seen.now)) ?? true
}

function whyNotTaker({ who, side }: Seen): Because {
  if (!who) return SIGN_IN
  return side === 'unconfirmed' ? CONFIRM_FIRST : ONLY_TAKER
}

function mayApply({ rehoming, who, side, applied, verifiedWelfare }: Seen): true | Because {
  if (rehoming.status !== 'listed') return because(null, 'No one can apply for this animal')
  if (side === 'giver') return because(null, 'You’re this animal’s keeper')
  if (applied) return because(null, 'You’ve already offered this animal a home. The keeper will choose.')
  if (verifiedWelfare || who?.roles.includes('Customer')) return true
  return because(null, 'Only pet keepers and verified welfare organisations can apply')
}

function mayWithdrawApplication({ rehoming, applied }: Seen): true | Because {
  if (!applied) return because(null, 'You haven’t offered this animal a home')
  return mayTakeOfferBack(rehoming)
}

/** An offer can be taken back until the animal has a home, but for the one that was chosen: the two part ways instead. */
export const mayTakeOfferBack = (rehoming: Pick<RehomingNow, 'status'>): true | Because =>
  rehoming.status === 'listed' || isHandingOver(rehoming) || NOT_LISTED

function mayChoose(seen: Seen): true | Because {
  if (seen.side !== 'giver') return ONLY_GIVER
  const at = may(rehomingLife, 'choose', 'keeper')(null, seen.rehoming)
  if (at !== true) return at
  if (seen.applications === 0) return because(null, 'No one has applied yet')
  return (seen.who && whyNotNow(seen.who, seen.rehoming, seen.pet, seen.now)) ?? true
}

/** Whether the two sides may plan a day: while they agree, and not once the animal has been handed over. */
export function whyNoPlan(rehoming: RehomingNow): Because | null {
  const at = may(rehomingLife, 'sayHandedOver', 'keeper')(null, rehoming)
  return at === true ? null : at
}

function mayPlan({ rehoming, side }: Seen): true | Because {
  if (side !== 'giver' && side !== 'taker') return ONLY_GIVER
  return whyNoPlan(rehoming) ?? true
}

function mayMoveOn(seen: Seen, move: 'sayHandedOver' | 'confirmHandOver' | 'confirmByCode', by: Actor): true | Because {
  const at = may(rehomingLife, move, by)(null, seen.rehoming)
  if (at !== true) return at
  return (seen.who && whyNotNow(seen.who, seen.rehoming, seen.pet, seen.now)) ?? true
}

function mayStop({ rehoming, side }: Seen, move: 'sayNotYet' | 'partWays'): true | Because {
  if (side !== 'giver' && side !== 'taker') return ONLY_GIVER
  return may(rehomingLife, move, side === 'giver' ? 'keeper' : 'recipient')(null, rehoming)
}

function mayUndo(seen: Seen, move: 'sayWrong' | 'giveBack', by: Actor): true | Because {
  const at = may(rehomingLife, move, by)(null, seen.rehoming)
  if (at !== true) return at
  return isInTimeToUndo(seen.rehoming, seen.now) || because(rehomingLife.moves[move].clause, rehomingLife.moves[move].words)
}
