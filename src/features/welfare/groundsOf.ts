import { NO_COUNCIL } from '#features/pets/lifecycle.ts'
import { type Because, because } from '#platform/law/clause.ts'
import type { Ground } from './kit/ways.ts'
import type { StayRow } from './stays.ts'

export interface Grounds {
  /** What the stay says by itself; null where the organisation has to state it. */
  says: Ground | null
  /** What it may state. */
  allows: readonly Ground[]
}

type Stay = Pick<StayRow, 'kind' | 'state' | 'leftHow' | 'freeFrom' | 'releasedOn' | 'rehomingId' | 'strayUntil'>

/** OFFER-2 On which grounds an organisation may give an animal of its own to another keeper: how that came to it says so, never the one who asks. */
export function groundsOf(stay: Stay | undefined): Grounds {
  if (!stay) return STATED
  const { state, leftHow, kind, releasedOn, rehomingId } = stay
  if (state === 'left') return leftHow === 'reunited' || leftHow === 'transferred' ? only(leftHow) : STATED
  if (rehomingId) return only('relinquished')
  if (kind !== 'stray') return BY_KIND[kind] ?? STATED
  // It was held for a keeper who didn't give it up, and became the organisation's by a request.
  if (stay.strayUntil) return STATED
  return only(releasedOn ? 'released' : 'strayPeriodPassed')
}

/** OFFER-2, PET-15 Why an animal is left out where several are to be adopted, and what to do; null where its stay says on which ground it goes. */
export function leftOutBecause(name: string, stay: Stay | undefined): Because | null {
  if (stay?.leftHow === 'died' || stay?.leftHow === 'euthanised') return because('OFFER-2', `${name} has died.`)
  if (stay?.state === 'left')
    return because('OFFER-2', `${name} has left you. To pass its record on, use “Offer the record” in its row of your list.`)
  if (stay?.freeFrom === NO_COUNCIL)
    return because('PET-15', `No council has taken ${name} in yet, so its time as a stray isn’t over. Enter the council’s dates first.`)
  if (groundsOf(stay).says) return null
  if (stay?.kind === 'seized')
    return because('OFFER-2', `${name} was seized. Choose it on its own, and confirm that it’s been released to you.`)
  return because('OFFER-2', `The intake doesn’t say why ${name} can be adopted. Choose it on its own, and give the reason.`)
}

/** The same of an animal as a list shows it. */
export function passingOf(stay: Stay & Pick<StayRow, 'shownName'>) {
  const { says, allows } = groundsOf(stay)
  return { ground: says, grounds: [...allows], leftOut: leftOutBecause(stay.shownName, stay)?.words ?? null }
}

const only = (ground: Ground): Grounds => ({ says: ground, allows: [ground] })

/** How it came says nothing: the organisation answers for what it states. */
const STATED: Grounds = { says: null, allows: ['relinquished', 'strayPeriodPassed', 'released'] }

const BY_KIND: Partial<Record<string, Grounds>> = {
  surrender: only('relinquished'),
  returned: only('relinquished'),
  fromRescue: only('passedOn'),
  bornHere: only('bornHere'),
  fromAbroad: only('fromAbroad'),
  // A court may still decide whose it is.
  seized: { says: null, allows: ['released'] },
}
