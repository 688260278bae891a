import type { Notice } from '#platform/jobs/notify.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { quoted } from '#platform/text/quoted.ts'
import { TO_A_CARD } from '#platform/text/refunddays.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import type { Finding } from './disputes.ts'
import type { MadeUp } from './makeUp.ts'
import type { Side } from './shapes.ts'
import type { Sides } from './sides.ts'

/** "a home visit on 3 May 2026 at 10:00am for Pip (dog)" */
const about = ({ visit, startsAt, animals }: Sides) =>
  `${visit === 'home' ? 'a home visit' : 'a visit to the clinic'} on ${whenText(startsAt)} for ${animals}`

const seeBooking = ({ id }: Sides) => ({ words: 'See your booking', link: paths.booking(id) })
const seeVisit = ({ id }: Sides) => ({ words: 'See the visit', link: paths.implanterBooking(id) })
/** The link for one side. */
const linkOf = (sides: Sides, to: Side) => (to === 'implanter' ? seeVisit(sides) : seeBooking(sides))
/** Who the other one is, for one side. */
const otherOf = ({ implanterName, customerName }: Sides, to: Side) => (to === 'implanter' ? customerName : implanterName)

const saying = (reason: string | null) => (reason ? ['They wrote:', ...quoted(reason)] : [])

/** BOOK-1 */
export const asked = (sides: Sides): Notice => ({
  subject: `${sides.customerName} would like to book you`,
  paragraphs: [
    `${sides.customerName} has asked you for ${about(sides)}.`,
    `Say yes or no by ${whenText(sides.answerBy)}. If you don’t answer, the request ends and the time is free again.`,
  ],
  button: { words: 'Answer the request', link: paths.implanterBooking(sides.id) },
  text: `${site.name}: ${sides.customerName} has asked you for a visit on ${whenText(sides.startsAt)}. Answer by ${whenText(sides.answerBy)}:`,
})

export const requestSent = (sides: Sides): Notice => ({
  subject: `We’ve asked ${sides.implanterName}`,
  paragraphs: [
    `You’ve asked ${sides.implanterName} for ${about(sides)}. They have until ${whenText(sides.answerBy)} to answer, and we’ll write to you as soon as they do.`,
    'You can cancel the request at any time until then, and get any deposit back.',
  ],
  button: seeBooking(sides),
})

export const stillToAnswer = (sides: Sides): Notice => ({
  subject: `${sides.customerName} is waiting for your answer`,
  paragraphs: [`${sides.customerName} has asked you for ${about(sides)}. The request ends on ${whenText(sides.answerBy)}.`],
  button: { words: 'Answer the request', link: paths.implanterBooking(sides.id) },
})

const phoneWords = ({ implanterPhone }: Sides) =>
  implanterPhone
    ? `You can call them on ${shownPhone(implanterPhone)}. Your booking has their number`
    : 'Your booking has a phone number to ring'

/** BOOK-3 */
export const confirmed = (sides: Sides): Notice => ({
  subject: `Confirmed: ${whenText(sides.startsAt)}`,
  paragraphs: [
    `${sides.implanterName} has said yes to ${about(sides)}.`,
    sides.visit === 'home' ? `They’ll come to ${sides.where}.` : `The clinic is at ${sides.where}.`,
    `${phoneWords(sides)} and a file for your calendar. You can move the visit until 24 hours before it.`,
  ],
  button: seeBooking(sides),
  text: `${site.name}: ${sides.implanterName} has confirmed your visit on ${whenText(sides.startsAt)}.`,
})

export const youConfirmed = (sides: Sides): Notice => ({
  subject: `Confirmed: ${sides.customerName}, ${whenText(sides.startsAt)}`,
  paragraphs: [
    `You’ve said yes to ${sides.customerName}: ${about(sides)}. It’s at ${sides.where}.`,
    'The visit has their phone number and a file for your calendar.',
  ],
  button: seeVisit(sides),
})

export const declined = (sides: Sides, refunded: number): Notice => ({
  subject: `${sides.implanterName} can’t come`,
  paragraphs: [`${sides.implanterName} has said no to ${about(sides)}.`, ...saying(sides.reason), goesBack(refunded)].filter(Boolean),
  button: { words: 'Find another implanter', link: paths.implanters },
  text: `${site.name}: ${sides.implanterName} has said no to your visit on ${whenText(sides.startsAt)}.`,
})

const goesBack = (pence: number) => (pence > 0 ? `Your deposit of ${moneyText(pence)} is going back to your card. ${TO_A_CARD}` : '')

const credit = (isGiven: boolean) =>
  isGiven ? 'To make up for it, we’ve also given you one registration for a pet. You can use it for a year.' : ''

/** BOOK-4 */
export const requestExpired = (sides: Sides, refunded: number): Notice => ({
  subject: `${sides.implanterName} didn’t answer in time`,
  paragraphs: [
    `You asked ${sides.implanterName} for ${about(sides)}, and they haven’t answered. The request has ended.`,
    goesBack(refunded),
  ].filter(Boolean),
  button: { words: 'Find another implanter', link: paths.implanters },
})

export const youDidNotAnswer = (sides: Sides): Notice => ({
  subject: `The request from ${sides.customerName} has ended`,
  paragraphs: [
    `${sides.customerName} asked you for ${about(sides)}, and the time to answer is over. The time is free again.`,
    'If you’re away, tell your calendar, so people only ask for times when you can come.',
  ],
  button: { words: 'Change your hours', link: paths.implanterAvailability },
})

/** BOOK-5: to the side that has to answer. */
export const proposed = (sides: Sides, to: Side): Notice => ({
  subject: `${otherOf(sides, to)} would like another time`,
  paragraphs: [
    `${otherOf(sides, to)} would like to move ${about(sides)} to ${whenText(sides.proposedAt ?? sides.startsAt)}.`,
    `Say yes or no by ${whenText(sides.answerBy)}. Until then, both times are kept free.`,
  ],
  button: { words: 'Answer', link: linkOf(sides, to).link },
  text: `${site.name}: ${otherOf(sides, to)} would like to move the visit to ${whenText(sides.proposedAt ?? sides.startsAt)}. Answer here:`,
})

export const agreed = (sides: Sides, to: Side): Notice => ({
  subject: `New time: ${whenText(sides.startsAt)}`,
  paragraphs: [`You and ${otherOf(sides, to)} have agreed on ${about(sides)}.`, 'The calendar file has the new time.'],
  button: linkOf(sides, to),
})

/** To the side that proposed another time. */
export const timeKept = (sides: Sides, to: Side): Notice => ({
  subject: `The visit stays on ${whenText(sides.startsAt)}`,
  paragraphs: [`${otherOf(sides, to)} hasn’t agreed to another time, so the time of ${about(sides)} stays.`],
  button: linkOf(sides, to),
})

/** BOOK-12 */
export const moved = (sides: Sides, before: Date): Notice => ({
  subject: `${sides.customerName} has moved their visit`,
  paragraphs: [
    `${sides.customerName} has moved their visit from ${whenText(before)}. It’s now ${about(sides)}.`,
    'If you can’t come then, propose another time or call it off.',
  ],
  button: seeVisit(sides),
  text: `${site.name}: ${sides.customerName} has moved their visit to ${whenText(sides.startsAt)}.`,
})

/** BOOK-6 */
export const customerCancelled = (sides: Sides, deposit: { refunded: number; left: number }): Notice => ({
  subject: `${sides.customerName} has cancelled`,
  paragraphs: [
    `${sides.customerName} has cancelled ${about(sides)}. The time is free again.`,
    ...saying(sides.reason),
    ...depositShared(deposit),
  ],
  button: seeVisit(sides),
  text: `${site.name}: ${sides.customerName} has cancelled the visit on ${whenText(sides.startsAt)}.`,
})

function depositShared({ refunded, left }: { refunded: number; left: number }): string[] {
  if (refunded === 0 && left === 0) return []
  const theirs = refunded > 0 ? `We’ve refunded ${moneyText(refunded)} of the deposit to them.` : 'None of the deposit goes back to them.'
  return [
    `${theirs} ${left > 0 ? `${moneyText(left)} of it is left for you, in a payout from 7 days after the visit’s time.` : 'Nothing of it is left for you.'}`,
  ]
}

/** To the implanter, when a deposit that would be theirs goes back, whole or in part. */
export const depositWentBack = (sides: Sides, { pence, left }: { pence: number; left: number }): Notice => ({
  subject: `${moneyText(pence)} of a deposit went back to ${sides.customerName}`,
  paragraphs: [
    `We’ve refunded ${moneyText(pence)} of the deposit for ${about(sides)} to ${sides.customerName}. ${left > 0 ? `${moneyText(left)} of it is left for you.` : 'Nothing of it is left for you.'}`,
    'If we’d already paid it to you, we take it off your next payout. You can see every visit of a payout under Payouts.',
  ],
  button: { words: 'See payouts', link: paths.payouts },
})

export const youCancelled = (sides: Sides, refunded: number): Notice => ({
  subject: 'You’ve cancelled your visit',
  paragraphs: [`You’ve cancelled ${about(sides)} with ${sides.implanterName}.`, goesBack(refunded)].filter(Boolean),
  button: seeBooking(sides),
})

/** BOOK-7 */
export const calledOff = (sides: Sides, { refunded, credited }: MadeUp): Notice => ({
  subject: `${sides.implanterName} has called your visit off`,
  paragraphs: [
    `${sides.implanterName} has called off ${about(sides)}.`,
    ...saying(sides.reason),
    goesBack(refunded),
    credit(credited),
  ].filter(Boolean),
  button: { words: 'Find another implanter', link: paths.implanters },
  text: `${site.name}: ${sides.implanterName} has called off your visit on ${whenText(sides.startsAt)}.`,
})

interface Withdrawn {
  refunded: number
  wasConfirmed: boolean
}

/** BOOK-19 */
export const visitWithdrawn = (sides: Sides, { refunded, wasConfirmed }: Withdrawn): Notice => ({
  subject: wasConfirmed ? `We’ve called off your visit with ${sides.implanterName}` : `We’ve ended your request to ${sides.implanterName}`,
  paragraphs: [
    `You asked ${sides.implanterName} for ${about(sides)}. Our staff don’t verify them as an implanter any more, so the visit won’t take place.`,
    goesBack(refunded),
    'Book another implanter near you. We’ve checked the certificates of all those we show.',
  ].filter(Boolean),
  button: { words: 'Find another implanter', link: paths.implanters },
  text: `${site.name}: your visit with ${sides.implanterName} on ${whenText(sides.startsAt)} won’t take place. Book another implanter:`,
})

/** To the implanter, of all their visits at once. */
export const visitsWithdrawn = (visits: readonly Sides[]): Notice => ({
  subject: 'We’ve called off your visits',
  paragraphs: [
    'You aren’t verified as an implanter any more, so we’ve called off the visits you had to come:',
    ...visits.map((sides) => `${sides.customerName}: ${about(sides)}`),
    'We’ve told the customers, and any deposits go back to them. Don’t go to these visits.',
    'Your profile says why, and you can send us more evidence there. Once we’ve verified you, people can book you again.',
  ],
  button: { words: 'See your profile', link: paths.profile },
})

/** BOOK-8 */
export const wasImplanted = (sides: Sides): Notice => ({
  subject: `How was your visit with ${sides.implanterName}?`,
  paragraphs: [
    `${sides.implanterName} has told us that ${sides.animals} ${sides.animals.includes(' and ') ? 'have' : 'has'} been chipped.`,
    'When the chip is registered, we’ll ask you to confirm that the animal is yours. Until you do, no one can reach you through it.',
    'Your review helps other people choose, and the implanter can answer it.',
  ],
  button: { words: 'Review the visit', link: paths.booking(sides.id) },
})

/** BOOK-9 */
export const hasChipAlready = (sides: Sides, refunded: number): Notice => ({
  subject: 'Your pet has a chip already',
  paragraphs: [
    `${sides.implanterName} read a chip before implanting, so there was nothing to do and nothing to pay.`,
    goesBack(refunded),
    'Look the number up to see where it’s registered, and make sure that it’s in your name.',
  ].filter(Boolean),
  button: { words: 'Look up a chip', link: paths.home },
})

export const couldNot = (sides: Sides, why: string): Notice => ({
  subject: `${sides.animals} couldn’t be chipped this time`,
  paragraphs: [`${sides.implanterName} couldn’t chip ${sides.animals}: ${why}.`, ...saying(sides.reason)],
  button: { words: 'Book another visit', link: paths.implanters },
})

/** BOOK-10 */
export const wereNotThere = (sides: Sides): Notice => ({
  subject: `${sides.implanterName} says no one was there`,
  paragraphs: [
    `You booked ${about(sides)}, and ${sides.implanterName} says no one was there. No deposit goes back.`,
    'If they didn’t come, tell us on the page of your booking within 7 days.',
  ],
  button: seeBooking(sides),
})

/** BOOK-15 */
export const saysYouDidNotCome = (sides: Sides, words: string): Notice => ({
  subject: `${sides.customerName} says you didn’t come`,
  paragraphs: [
    `${sides.customerName} booked ${about(sides)}, and says you didn’t come. They wrote:`,
    ...quoted(words),
    `If you did come, tell us what happened by ${whenText(sides.answerBy)}, and we’ll settle it. If you don’t answer, any deposit goes back to them.`,
  ],
  button: { words: 'Answer', link: paths.implanterBooking(sides.id) },
  text: `${site.name}: ${sides.customerName} says you didn’t come on ${whenText(sides.startsAt)}. Answer by ${whenText(sides.answerBy)}:`,
})

/** To an implanter who has already said how the visit went. */
export const contestedByYou = (sides: Sides, words: string): Notice => ({
  subject: `${sides.customerName} says you didn’t come`,
  paragraphs: [
    `You’ve told us how ${about(sides)} went. ${sides.customerName} says you didn’t come, and wrote:`,
    ...quoted(words),
    'We’ll look at what you’ve both told us, and write to you. Photos or messages from that time help us: send us a message if there are any.',
  ],
  button: seeVisit(sides),
})

/** BOOK-16 */
export const contested = (sides: Sides, words: string): Notice => ({
  subject: `${sides.implanterName} says they did come`,
  paragraphs: [
    `You told us that ${sides.implanterName} didn’t come to ${about(sides)}. They wrote:`,
    ...quoted(words),
    'We’ll look at what you’ve both told us, and write to you.',
  ],
  button: seeBooking(sides),
})

export const didNotCome = (sides: Sides, { refunded, credited }: MadeUp): Notice => ({
  subject: `${sides.implanterName} didn’t come: what you get back`,
  paragraphs: [`We’ve recorded that ${sides.implanterName} didn’t come to ${about(sides)}.`, goesBack(refunded), credit(credited)].filter(
    Boolean,
  ),
  button: { words: 'Find another implanter', link: paths.implanters },
})

export const youDidNotCome = (sides: Sides): Notice => ({
  subject: `We’ve recorded that you didn’t come to ${sides.customerName}`,
  paragraphs: [
    `${sides.customerName} said that you didn’t come to ${about(sides)}, and you haven’t answered in 3 days. Any deposit has gone back to them.`,
    `If that’s wrong, call us on ${site.phone}.`,
  ],
  button: seeVisit(sides),
})

const FOUND: Record<Finding, string> = {
  implanterAbsent: 'the implanter didn’t come',
  customerAbsent: 'the customer wasn’t there',
  tookPlace: 'the visit took place',
}

interface Settled {
  finding: Finding
  why: string
  madeUp: MadeUp
}

/** BOOK-17 */
export const settled = (sides: Sides, to: Side, { finding, why, madeUp }: Settled): Notice => ({
  subject: `We’ve looked at your visit with ${otherOf(sides, to)}`,
  paragraphs: [
    `You and ${otherOf(sides, to)} told us different things about ${about(sides)}. We’ve decided that ${FOUND[finding]}. Our reason:`,
    ...quoted(why),
    ...(to === 'customer' ? [goesBack(madeUp.refunded), credit(madeUp.credited)].filter(Boolean) : []),
    `Is there something we haven’t seen? Call us on ${site.phone}.`,
  ],
  button: linkOf(sides, to),
})

/** A day and two hours before it. */
export const reminder = (sides: Sides, to: Side, when: 'day' | 'hours'): Notice => ({
  subject: when === 'day' ? `Tomorrow: ${otherOf(sides, to)}, ${whenText(sides.startsAt, 'time')}` : `In 2 hours: ${otherOf(sides, to)}`,
  paragraphs: [
    `You have ${about(sides)} with ${otherOf(sides, to)}. It’s at ${sides.where}.`,
    to === 'customer' ? 'Keep your pet where it can’t run off.' : 'Their phone number is on the page of the visit.',
  ],
  button: linkOf(sides, to),
  ...(when === 'hours' && { text: `${site.name}: your visit with ${otherOf(sides, to)} is at ${whenText(sides.startsAt, 'time')}.` }),
})

/** BOOK-14 */
export const reviewed = (sides: Sides, stars: number, words: string): Notice => ({
  subject: `${sides.customerName} has reviewed your visit`,
  paragraphs: [
    `${sides.customerName} gave your visit ${stars} of 5 stars, and wrote:`,
    ...quoted(words),
    'You can answer once. Your answer is shown below the review.',
  ],
  button: { words: 'Answer the review', link: paths.implanterBooking(sides.id) },
})

export const reviewAnswered = (sides: Sides, words: string): Notice => ({
  subject: `${sides.implanterName} has answered your review`,
  paragraphs: ['They wrote:', ...quoted(words)],
  button: seeBooking(sides),
})

const seePayouts = { words: 'See your payouts', link: paths.payouts }

/** PAYOUT-1 */
export const payoutPrepared = (pence: number): Notice => ({
  subject: `We’re about to pay you ${moneyText(pence)}`,
  paragraphs: [
    `We’ve added up the deposits we owe you: ${moneyText(pence)}. We’ll pay them to your bank account, and write to you when we have.`,
    'Your payouts show which visits they’re for.',
  ],
  button: seePayouts,
})

export const payoutNeedsAccount = (pence: number): Notice => ({
  subject: 'Tell us where to pay you',
  paragraphs: [`We owe you ${moneyText(pence)} of deposits, and don’t know your bank account yet. Add it, and we’ll pay you next month.`],
  button: { words: 'Add your bank account', link: paths.payouts },
})

/** PAYOUT-2 */
export const payoutPaid = (pence: number, reference: string): Notice => ({
  subject: `We’ve paid you ${moneyText(pence)}`,
  paragraphs: [`We’ve paid ${moneyText(pence)} of deposits to your bank account. The reference is ${reference}.`],
  button: seePayouts,
})

/** PAYOUT-3 */
export const payoutReturned = (pence: number, why: string): Notice => ({
  subject: `We couldn’t pay you ${moneyText(pence)}`,
  paragraphs: [
    `${moneyText(pence)} of deposits didn’t reach your bank account. Our reason:`,
    ...quoted(why),
    'Check your bank account. The money is part of your next payout.',
  ],
  button: seePayouts,
})

/** PAYOUT-4 */
export const payoutAccountChanged = (ending: string): Notice => ({
  subject: 'Your bank account for payouts has changed',
  paragraphs: [
    `From now on we’ll pay you to the bank account that ends in ${ending}.`,
    `If you didn’t do this, change your password and call us on ${site.phone} straight away.`,
  ],
  button: seePayouts,
})
