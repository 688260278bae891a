import type * as z from 'zod'
import type { Tone } from '#ui/palette.ts'
import type { OfferKind, OfferStatus, RejectReason } from '../shapes.ts'

/** What is offered, to the person it is offered to. */
export const offerWords: Record<z.output<typeof OfferKind>, (name: string) => string> = {
  sale: (name) => `${name} is offered to you`,
  adoption: (name) => `${name} is yours to adopt`,
  registration: (name) => `${name} was registered for you`,
  litter: (name) => `Is ${name} of your litter?`,
}

/** How the states of an offer are called and coloured. */
export const offerStatusWords: Record<z.output<typeof OfferStatus>, { label: string; tone: Tone }> = {
  sent: { label: 'Waits for an answer', tone: 'watch' },
  opened: { label: 'Seen, waits for an answer', tone: 'watch' },
  accepted: { label: 'Accepted', tone: 'good' },
  rejected: { label: 'Said no', tone: 'quiet' },
  expired: { label: 'Not answered in time', tone: 'quiet' },
  withdrawn: { label: 'Taken back', tone: 'quiet' },
}

const STAYS = 'Until you answer, its keeper stays as they are.'
const NOBODYS = 'It is in nobody’s name yet: until you answer, whoever chipped it answers when it is found.'

/** How it is with an animal until the person answers to whom it is offered. */
export const untilAnswered: Record<z.output<typeof OfferKind>, string> = {
  sale: STAYS,
  adoption: STAYS,
  registration: NOBODYS,
  litter: NOBODYS,
}

/** Why somebody says no to an offer. */
export const rejectWords: Record<z.output<typeof RejectReason>, string> = {
  notMine: 'This is not my animal',
  neverBought: 'I never bought it or agreed to take it',
  changedMind: 'I have changed my mind',
  wrongDetails: 'Something in the record is wrong',
  moved: 'It does not live with me any more',
  other: 'Another reason',
}
