import { NO_COUNCIL } from '#features/pets/lifecycle.ts'
import { awayBecause, isGone, type MaybePending, pendingTransfer } from '#features/pets/policy.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { Ground } from './kit/ways.ts'
import type { StayRow } from './stays.ts'

export interface Grounds {
  /** What the stay says by itself; null where the organisation has to state it. */
  says: Ground | null
  /** What it may state. */
  allows: readonly Ground[]
}

type Stay = Pick<StayRow, 'kind' | 'state' | 'leftHow' | 'releasedOn' | 'rehomingId' | 'strayUntil'>

/** An animal of an organisation’s own, as it stands. */
type Animal = MaybePending & { name: string; species: string; status: string; strayFrom: string | null }

/** The ways in which an organisation gives an animal away: it’s offered now, or a pack with its code is printed for the day on which it may go. */
type Act = 'offer' | 'packs'

/** OFFER-2 On which grounds an organisation may give an animal of its own to another keeper: how that came to it says so, never the one who asks. */
export function groundsOf({ species }: { species: string }, stay: Stay | undefined): Grounds {
  const stated: Grounds = { says: null, allows: ['relinquished', ofAStray(species), 'released'] }
  if (!stay) return stated
  const { state, leftHow, kind, releasedOn, rehomingId } = stay
  if (state === 'left') return leftHow === 'reunited' || leftHow === 'transferred' ? only(leftHow) : stated
  if (rehomingId) return only('relinquished')
  if (kind !== 'stray') return BY_KIND[kind] ?? stated
  // It was held for a keeper who didn't give it up, and became the organisation's by a request.
  if (stay.strayUntil) return stated
  return only(releasedOn ? 'released' : ofAStray(species))
}

/** PET-15 Councils hold stray dogs; of any other stray there is no such time that could be over. */
const ofAStray = (species: string): Ground => (species === 'dog' ? 'strayPeriodPassed' : 'unclaimed')

/** OFFER-2 How an animal can go to its next keeper, for the list that offers it and for the call that does it. */
export function passingOf(animal: Animal, stay: Stay | undefined, now: Date) {
  const { says, allows } = groundsOf(animal, stay)
  const today = londonDate(now)
  return {
    ground: says,
    grounds: [...allows],
    goesOn: waitsFor(animal, today),
    stopped: { offer: stoppedBecause(animal, 'offer', today), packs: stoppedBecause(animal, 'packs', today) },
    leftOut: leftOutBecause(animal, stay, says),
  }
}

/** The same of an animal that an organisation has in. Of one that is held for its keeper, nothing of what that one has open is said: HOLD-2. */
export function passingOfStay(stay: StayRow, now: Date) {
  const isOurs = stay.keeperId === stay.organisationId && !stay.isHeld
  return passingOf(isOurs ? stay : { ...stay, ...NOTHING_OPEN, name: stay.shownName, strayFrom: stay.freeFrom }, stay, now)
}

const NOTHING_OPEN = { status: 'active', isOffered: false, isRehoming: false, isClaimed: false, isUnproven: false }

/** PET-15 The day to come from which a stray dog may go; null where it’s known of none. */
const waitsFor = ({ strayFrom }: Animal, today: string): string | null =>
  strayFrom === null || strayFrom === NO_COUNCIL || strayFrom <= today ? null : strayFrom

/** KEEP-1, KEEP-2, PET-15 Why an animal can’t be given away now, and what to do; null where nothing is in its way. */
function stoppedBecause(animal: Animal, act: Act, today: string): string | null {
  const { name, status, strayFrom } = animal
  if (isGone(animal)) return `${name} has died.`
  if (status === 'missing' || status === 'stolen') return `${name} is reported ${status}. If it’s back, report it found first.`
  if (status === 'exported') return `${name} is reported to have left the country. If it’s back, report that first.`
  if (animal.isUnproven) return `Another register has a record of ${name} too. Open ${name}’s record to see how to settle that first.`
  if (animal.isOffered) return `${name} has already been offered to someone. Withdraw that offer first.`
  const because = awayBecause(animal) ?? pendingTransfer(animal)
  if (because) return `${name}: ${because.words}`
  if (strayFrom === NO_COUNCIL)
    return `No council has taken ${name} in yet, so its time as a stray isn’t over. Enter the council’s dates first.`
  const goesOn = waitsFor(animal, today)
  if (act === 'packs' || goesOn === null) return null
  return `${name}’s stray period ends on ${whenText(goesOn, 'day')}. Offer it from then, or print its adoption pack now: the code works from that day.`
}

/** OFFER-2 Why an animal that nothing stops is left out where several are given away, and what to do; null where its stay says on which ground it goes. */
function leftOutBecause({ name }: Animal, stay: Stay | undefined, says: Ground | null): string | null {
  if (stay?.leftHow === 'died' || stay?.leftHow === 'euthanised') return `${name} has died.`
  if (stay?.state === 'left') return `${name} has left you. To pass its record on, use “Offer the record” in its row of your list.`
  if (says) return null
  if (stay?.kind === 'seized') return `${name} was seized. Choose it on its own, and confirm that it’s been released to you.`
  return `The intake doesn’t say why ${name} can be adopted. Choose it on its own, and give the reason.`
}

const only = (ground: Ground): Grounds => ({ says: ground, allows: [ground] })

const BY_KIND: Partial<Record<string, Grounds>> = {
  surrender: only('relinquished'),
  returned: only('relinquished'),
  fromRescue: only('passedOn'),
  bornHere: only('bornHere'),
  fromAbroad: only('fromAbroad'),
  // A court may still decide whose it is.
  seized: { says: null, allows: ['released'] },
}
