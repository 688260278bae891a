import type * as z from 'zod'
import { ageText } from '#features/pets/parts/words/born.ts'
import { sexText } from '#features/pets/parts/words/sex.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { moneyText } from '#ui/moneytext.ts'
import type { Tone } from '#ui/palette.ts'
import type { OfferKind, OfferStatus, PetGlance, Registration, RejectReason } from '../shapes.ts'

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

/** An animal in one line: "Beagle · Female · 9 weeks". */
export function glanceText({ breed, sex, bornOn, bornExactly }: z.output<typeof PetGlance>, now: Date): string {
  const age = `${bornExactly ? '' : 'about '}${ageText(bornOn, londonDate(now))}`
  return [breed, sex === 'unknown' ? '' : sexText(sex, 'unknown'), age].filter(Boolean).join(' · ')
}

/** What becoming its keeper costs; null where nothing is known to be left to pay. */
export function payWords(name: string, registration: z.output<typeof Registration> | null): string {
  if (!registration) return 'Becoming the keeper is free, and so is every change you make later.'
  const { paidBy, price } = registration
  switch (paidBy) {
    case 'paid':
      return `${name}’s registration is paid already: it is free for you, and so is every change you make later.`
    case 'household':
      return `Your household plan pays for ${name}’s registration, and every change you make later is free.`
    case 'inHand':
      return `One of the registrations that you have in hand pays for ${name}, and every change you make later is free.`
    case 'you':
      return `Registering ${name} costs ${moneyText(price.pence)} once, for its whole life. You pay after you say yes, and ${name} can be found meanwhile. Every change you make later is free.`
  }
}
