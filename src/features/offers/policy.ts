import { awayBecause, mayTransferKeepership, type PetNow, pendingTransfer, strayBecause } from '#features/pets/policy.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { type Because, because, clause } from '#platform/law/clause.ts'
import { allOf, may, type Person, type Rule } from '#platform/law/policy.ts'
import { whenText } from '#platform/text/whentext.ts'
import { offerLife } from './lifecycle.ts'

/** Days for which a young animal stays with its mother. */
const WITH_MOTHER_DAYS = 56
/** What is noted when a breeder keeps an animal. */
export const KEPT = clause('OFFER-10', 'A breeder can keep an animal from their own litter, like any other keeper')

const SUCKLED = new Set(['dog', 'cat', 'ferret', 'rabbit'])

/** From which day (`YYYY-MM-DD`, London) an animal may leave its mother; null for a kind without such a day. */
export function leavesFrom({ species, bornOn }: { species: string; bornOn: string }): string | null {
  if (!SUCKLED.has(species)) return null
  const day = new Date(`${bornOn}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() + WITH_MOTHER_DAYS)
  return day.toISOString().slice(0, 10)
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

/** OFFER-1: whether the breeder may offer the animal, or have a transfer code for it, now. */
export const maySell = allOf<OffspringNow>(mayTransferKeepership, isOldEnough)
/** OFFER-10 */
export const mayKeep = allOf<OffspringNow>(isOfMyLitter, isNotKept, mayTransferKeepership)

type Open = Pick<PetNow, 'status' | 'isOffered' | 'isRehoming' | 'isClaimed' | 'isUnproven' | 'strayFrom'>

/** KEEP-1, KEEP-2, PET-15: why an animal cannot go to whoever takes it up now, or null. The offer itself does not stand in its way. */
export const stopsTaking = (pet: Open & Pick<PetNow, 'now'>): Because | null =>
  awayBecause(pet) ?? pendingTransfer({ ...pet, isOffered: false }) ?? strayBecause(pet)

/** KEEP-2: the same for an animal that was registered for whoever takes it: they’re the one to show whose it is, where another register has it too. */
const stopsConfirming = (pet: Omit<Open, 'strayFrom'>): Because | null => pendingTransfer({ ...pet, isOffered: false, isUnproven: false })

interface OfferNow {
  kind: 'sale' | 'adoption' | 'registration' | 'litter'
  status: string
  answerBy: Date
  fromAccount: string
  pet: Open & { keeperId: string }
  now: Date
}

/** OFFER-9: an offer has ended at its last moment, whether the clock has noted it yet or not. */
export const isInTime: Rule<Pick<OfferNow, 'answerBy' | 'now'>> = (_who, { answerBy, now }) =>
  now < answerBy || because(offerLife.moves.expire.clause, offerLife.moves.expire.words)

/** KEEP-1, KEEP-2: whether the animal of an offer can go to whoever accepts it. */
export const canGo: Rule<OfferNow> = (_who, { kind, fromAccount, pet, now }) => {
  if (pet.keeperId !== fromAccount) return because('KEEP-4', 'This animal has had another keeper since it was offered')
  return (isForConfirming(kind) ? stopsConfirming(pet) : stopsTaking({ ...pet, now })) ?? true
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
