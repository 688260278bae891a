import type * as z from 'zod'
import type { Tone } from '#ui/palette.ts'
import type { OfferKind, OfferStatus, RejectReason } from '../shapes.ts'

/** What is offered, to the person it is offered to. */
export const offerWords: Record<z.output<typeof OfferKind>, (name: string) => string> = {
  sale: (name) => `You’ve been offered ${name}`,
  adoption: (name) => `You can adopt ${name}`,
  registration: (name) => `${name} was registered for you`,
  litter: (name) => `Is ${name} from your litter?`,
}

/** How the states of an offer are called and coloured. */
export const offerStatusWords: Record<z.output<typeof OfferStatus>, { label: string; tone: Tone }> = {
  sent: { label: 'Waiting for an answer', tone: 'watch' },
  opened: { label: 'Seen, no answer yet', tone: 'watch' },
  accepted: { label: 'Accepted', tone: 'good' },
  rejected: { label: 'Turned down', tone: 'quiet' },
  expired: { label: 'No answer in time', tone: 'quiet' },
  withdrawn: { label: 'Withdrawn', tone: 'quiet' },
}

const STAYS = 'Until you accept, the keeper stays the same.'
const NOBODYS = 'It isn’t in anyone’s name yet. Until you answer, we’ll contact the person who chipped it if it’s found.'

/** How it is with an animal until the person answers to whom it is offered. */
export const untilAnswered: Record<z.output<typeof OfferKind>, string> = {
  sale: STAYS,
  adoption: STAYS,
  registration: NOBODYS,
  litter: NOBODYS,
}

/** Why somebody says no to an offer. */
export const rejectWords: Record<z.output<typeof RejectReason>, string> = {
  notMine: 'It isn’t my animal',
  neverBought: 'I never bought it or agreed to take it',
  changedMind: 'I’ve changed my mind',
  wrongDetails: 'Something in the record is wrong',
  moved: 'It doesn’t live with me any more',
  other: 'Another reason',
}
