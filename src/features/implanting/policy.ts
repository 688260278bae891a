import type { Species } from '#features/pets/species.ts'
import { later, londonDate } from '#platform/clock/clock.ts'
import { CHANGE_DAYS } from './lifecycle.ts'

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
}

/** IMPLANT-3: what is wrong with how a chip was put in, or null. Days are those of the United Kingdom. */
export function implantFault(
  { implantedOn, scanBefore, scanAfter }: Implanting,
  now: Date,
): 'otherChip' | 'notScanned' | 'inFuture' | null {
  if (scanBefore === 'otherChip') return 'otherChip'
  if (!scanAfter) return 'notScanned'
  return implantedOn > londonDate(now) ? 'inFuture' : null
}

/** IMPLANT-4: true, or why the implanter may no longer correct what they wrote. */
export const mayChange = ({ createdAt, now }: { createdAt: Date; now: Date }): true | string =>
  now <= later(createdAt, { days: CHANGE_DAYS }) || `IMPLANT-4 An implant can be corrected for ${CHANGE_DAYS} days. Ring us after that.`

/** What is noted on an animal where its implant is written down or corrected. */
export const IMPLANTED = 'IMPLANT-4 An implanter writes down what they implanted, and may correct it for 30 days'
/** What is noted where somebody is looked for by e-mail or mobile. */
export const SEARCHED = 'IMPLANT-5 An implanter may look for what they implanted for one person; the search is recorded'
/** What is noted on an animal of which nobody has said for 30 days that it is theirs. */
export const NOBODYS = 'IMPLANT-6 An animal of which nobody has said in 30 days that it is theirs is looked into by Staff'
/** DEAD-2 */
export const REPORTED = 'DEAD-2 A chip that fails, moves or hurts is reported to the Secretary of State (SI 2023/468 reg 11)'
/** DEAD-3 */
export const REPLACED = 'DEAD-3 A number that was replaced stays with its animal and still finds it'
/** STOCK-4 */
export const NOT_THEIRS = 'STOCK-4 A chip is implanted by the implanter who holds it, while it is sterile'
