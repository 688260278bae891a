import { mayChangeHands, type PetNow } from '#features/pets/policy.ts'
import { later } from '#platform/clock/clock.ts'
import { after, type Mover } from '#platform/law/lifecycle.ts'
import type { Person } from '#platform/law/policy.ts'
import { rehomingLife, UNDO_DAYS } from './lifecycle.ts'

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
export const SEEN_BY_TAKER = ['sent', 'completed', 'disputed', 'settled', 'returned'] as const

/** Whether somebody may read of a rehoming at all. Whoever may not is told what they would be told of none. */
export function maySee(rehoming: RehomingNow, side: Side, { byToken, signedIn, now }: { byToken: boolean; signedIn: boolean; now: Date }) {
  if (side === 'giver') return true
  if (side === 'taker') return SEEN_BY_TAKER.some((status) => status === rehoming.status)
  if (rehoming.status === 'sent') return byToken
  return rehoming.status === 'listed' && signedIn && now < rehoming.answerBy
}

/** The last moment at which either side may say that it was wrong; null before an animal has changed hands and after that is settled. */
export function undoUntil({ status, completedAt }: Pick<RehomingNow, 'status' | 'completedAt'>): Date | null {
  return status === 'completed' && completedAt ? later(completedAt, { days: UNDO_DAYS }) : null
}

/** Why the animal cannot go to its new keeper now, or null. The rehoming itself does not stand in its way. */
export function whyNotNow(who: Person, rehoming: RehomingNow, pet: Omit<PetNow, 'now'>, now: Date): string | null {
  if (now > rehoming.answerBy) return rehomingLife.moves.expire.rule
  if (pet.keeperId !== rehoming.fromAccount) return 'This animal has had another keeper meanwhile'
  const may = mayChangeHands(who, { ...pet, isRehoming: false, now })
  return may === true ? null : may
}

/** REHOME-6: until 7 days after, to the second; and while it is disputed the keeper may still give the animal back. */
export function isInTimeToUndo(rehoming: RehomingNow, now: Date): boolean {
  const until = undoUntil(rehoming)
  return until === null || now <= until
}

/** Why the animal cannot go back now, or null. */
export function whyNotBack(who: Person, rehoming: RehomingNow, pet: Omit<PetNow, 'now'>, now: Date): string | null {
  const isRehoming = rehoming.status === 'disputed' ? false : pet.isRehoming
  const may = mayChangeHands(who, { ...pet, isRehoming, now })
  return may === true ? null : may
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

export const CONFIRM_FIRST = 'Confirm your e-mail address or your mobile number first'
const SIGN_IN = 'Sign in, or open an account, with the e-mail address or the mobile number that this was sent to'
const ONLY_GIVER = 'Only the keeper who gives the animal can do this'
const ONLY_TAKER = 'Only whoever the animal is given to can do this'
/** Said on the page and by the call alike. */
export const NOT_LISTED = 'This animal does not look for a home any more'

/** What this person may do about a rehoming now, each with the reason why not. */
export function whatMay(seen: Seen) {
  return {
    accept: mayAccept(seen),
    reject: seen.side === 'taker' ? isAt(seen, 'reject', 'recipient') : whyNotTaker(seen),
    withdraw: seen.side === 'giver' ? isAt(seen, 'withdraw', 'keeper') : ONLY_GIVER,
    apply: mayApply(seen),
    withdrawApplication: mayWithdrawApplication(seen),
    choose: mayChoose(seen),
    sayWrong: seen.side === 'giver' ? mayUndo(seen, 'sayWrong', 'formerKeeper') : ONLY_GIVER,
    giveBack: seen.side === 'taker' ? mayUndo(seen, 'giveBack', 'keeper') : ONLY_TAKER,
  }
}

function isAt({ rehoming }: Seen, move: keyof typeof rehomingLife.moves, by: Mover): true | string {
  const next = after(rehomingLife, move, rehoming.status, by)
  return 'state' in next || next.because
}

function mayAccept(seen: Seen): true | string {
  if (seen.side !== 'taker') return whyNotTaker(seen)
  const at = isAt(seen, 'accept', 'recipient')
  if (at !== true) return at
  return (seen.who && whyNotNow(seen.who, seen.rehoming, seen.pet, seen.now)) ?? true
}

function whyNotTaker({ who, side }: Seen): string {
  if (!who) return SIGN_IN
  return side === 'unconfirmed' ? CONFIRM_FIRST : ONLY_TAKER
}

function mayApply({ rehoming, who, side, applied, verifiedWelfare }: Seen): true | string {
  if (rehoming.status !== 'listed') return 'Nobody can apply for this animal'
  if (side === 'giver') return 'This animal is yours'
  if (applied) return 'You have applied for this animal already. The keeper will choose.'
  if (verifiedWelfare || who?.roles.includes('Customer')) return true
  return 'People who keep pets and verified welfare organisations can apply'
}

function mayWithdrawApplication({ rehoming, applied }: Seen): true | string {
  if (!applied) return 'You have not offered this animal a home'
  return rehoming.status === 'listed' || NOT_LISTED
}

function mayChoose(seen: Seen): true | string {
  if (seen.side !== 'giver') return ONLY_GIVER
  const at = isAt(seen, 'choose', 'keeper')
  if (at !== true) return at
  if (seen.applications === 0) return 'Nobody has applied yet'
  return (seen.who && whyNotNow(seen.who, seen.rehoming, seen.pet, seen.now)) ?? true
}

function mayUndo(seen: Seen, move: 'sayWrong' | 'giveBack', by: Mover): true | string {
  const at = isAt(seen, move, by)
  if (at !== true) return at
  return isInTimeToUndo(seen.rehoming, seen.now) || rehomingLife.moves[move].rule
}
