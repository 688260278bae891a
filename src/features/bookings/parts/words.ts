import { type Species, speciesWords } from '#knowledge/animals/species.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { listed } from '#platform/listed.ts'
import { milesText } from '#platform/text/miles.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { Tone } from '#ui/palette.ts'
import type { getBooking, searchImplanters } from '../contract.ts'

export type Visit = AnswerOf<typeof getBooking>
export type Found = AnswerOf<typeof searchImplanters>['items'][number]

interface StatusWords {
  label: string
  tone: Tone
}

/** How a visit stands. */
export const statusWords: Record<Visit['status'], StatusWords> = {
  held: { label: 'Deposit to pay', tone: 'watch' },
  requested: { label: 'Waiting for an answer', tone: 'watch' },
  confirmed: { label: 'Confirmed', tone: 'good' },
  rescheduled: { label: 'Another time proposed', tone: 'watch' },
  arrived: { label: 'Under way', tone: 'info' },
  implanted: { label: 'Chipped', tone: 'good' },
  couldNotImplant: { label: 'Couldn’t be chipped', tone: 'quiet' },
  noShow: { label: 'No one was there', tone: 'alert' },
  declined: { label: 'Declined', tone: 'quiet' },
  expired: { label: 'Expired', tone: 'quiet' },
  cancelledByCustomer: { label: 'Cancelled', tone: 'quiet' },
  cancelledByImplanter: { label: 'Called off by the implanter', tone: 'quiet' },
  cancelledByStaff: { label: 'Called off by us', tone: 'quiet' },
  revoked: { label: 'Called off, deposit refunded', tone: 'quiet' },
  absenceReported: { label: 'Implanter to answer', tone: 'watch' },
  disputed: { label: 'We’re looking into it', tone: 'watch' },
  implanterNoShow: { label: 'Implanter didn’t come', tone: 'alert' },
}

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Europe/London' })

/** Monday 3 May 2027 */
export const dayText = (at: Date | string) => {
  const moment = typeof at === 'string' && at.length === 10 ? new Date(`${at}T12:00:00Z`) : new Date(at)
  return `${WEEKDAY.format(moment)} ${whenText(moment, 'day')}`
}

/** "Monday 3 May 2027, 10:00am to 10:20am" */
export const timesText = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  `${dayText(startsAt)}, ${whenText(startsAt, 'time')} to ${whenText(endsAt, 'time')}`

/** "about 8 miles by road" */
export const roadText = (metres: number) => `${milesText(metres)} by road`

const TRAINED = ['dog', 'cat', 'rabbit', 'ferret'] as const

/** The kinds of animals that somebody can chip, as they are chosen from. */
export function kindsOf({ role, species }: Pick<Found, 'role' | 'species'>): Species[] {
  const all: Species[] =
    role === 'vet' ? ['dog', 'cat', 'rabbit', 'ferret', 'horse', 'guinea pig', 'bird', 'tortoise', 'reptile', 'other'] : [...TRAINED]
  return all.filter((kind) => role === 'vet' || species.includes('all') || species.includes(kind))
}

/** "Dogs, cats and rabbits"; any animal for a vet. */
export function kindsText(implanter: Pick<Found, 'role' | 'species'>): string {
  if (implanter.role === 'vet') return 'Any animal'
  const words = listed(kindsOf(implanter).map((kind) => speciesWords[kind].many))
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const roleText: Record<Found['role'], string> = { vet: 'Vet', vetNurse: 'Vet nurse', trained: 'Trained implanter' }

/** What's true of a DBS check: what we saw, or what we were only told. */
export function dbsText(dbs: Found['dbs']): string {
  if (!dbs) return 'They haven’t told us of a DBS check'
  const day = whenText(dbs.on, 'day')
  return dbs.seenAt
    ? `Certificate issued on ${day}. We saw it on ${whenText(dbs.seenAt, 'day')}.`
    : `They say they have a certificate issued on ${day}. We haven’t seen it.`
}

/** "4.8 of 5, from 12 reviews" */
export const ratingText = (rating: Found['rating']) =>
  rating ? `${rating.mean} of 5, from ${rating.count} ${rating.count === 1 ? 'review' : 'reviews'}` : 'No reviews yet'

/** "Pip (dog) and Moss (cat)" */
export const animalsText = (animals: Visit['animals']) =>
  listed(animals.map(({ name, species }) => `${name} (${speciesWords[species].one})`))
