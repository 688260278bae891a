import type * as z from 'zod'
import { earlier, later, span } from '#platform/clock/clock.ts'
import type { Refusals } from '#platform/contract/call.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { may } from '#platform/law/policy.ts'
import { bookingLife, EARLY_MINUTES, LATE_MINUTES, MOVED, REPORT_DAYS } from './lifecycle.ts'
import type { BookingStatus, Side } from './shapes.ts'

type Status = z.output<typeof BookingStatus>

/** Hours before a visit until which all of the deposit goes back, and half of it. */
const ALL_BACK_HOURS = 24
const HALF_BACK_HOURS = 2

interface Deposit {
  depositPence: number
  startsAt: Date
  /** Null while the implanter hasn't said yes. */
  confirmedAt: Date | null
  proposedBy: Side | null
}

/**
 * BOOK-6 How many pence of a deposit go back when its customer cancels now: all of it more than 24 hours before the visit, half until and
 * with 2 hours before, then nothing. Hours are those that pass, also where the clocks change. All of it, too, where the implanter hasn't said yes, or wants
 * another time.
 */
export function goesBackOn({ depositPence, startsAt, confirmedAt, proposedBy }: Deposit, now: Date): number {
  const left = startsAt.getTime() - now.getTime()
  if (!confirmedAt || proposedBy === 'implanter' || left > span({ hours: ALL_BACK_HOURS })) return depositPence
  return left >= span({ hours: HALF_BACK_HOURS }) ? Math.ceil(depositPence / 2) : 0
}

/** What the two sides can do is asked of a visit as it stands. */
export interface VisitState {
  status: Status
  statusAt: Date
  startsAt: Date
  endsAt: Date
  proposedBy: Side | null
  reviewed: boolean
  replied: boolean
  /** When the customer said that the implanter didn't come. */
  absentAt: Date | null
}

type Missed = Pick<VisitState, 'status' | 'statusAt' | 'startsAt' | 'endsAt' | 'absentAt'>

/** BOOK-15 Why a customer can't say now that the implanter didn't come; null where they can. */
export function absenceFault({ statusAt, startsAt, endsAt, absentAt }: Missed, now: Date): 'saidAlready' | 'notYet' | 'tooLate' | null {
  if (absentAt) return 'saidAlready'
  if (now < later(startsAt, { minutes: LATE_MINUTES })) return 'notYet'
  const since = statusAt > endsAt ? statusAt : endsAt
  return now > later(since, { days: REPORT_DAYS }) ? 'tooLate' : null
}

/** BOOK-12 Until a day before the customer moves the visit themselves; later both sides can only propose. */
export const mayMove = ({ status, startsAt }: Pick<VisitState, 'status' | 'startsAt'>, now: Date): true | Because => {
  const open = may(bookingLife, 'propose', 'requester')(null, { status })
  if (open !== true) return open
  const isEarly = startsAt.getTime() - now.getTime() > span({ hours: ALL_BACK_HOURS })
  return isEarly || because(MOVED.clause, 'It’s less than 24 hours until the visit, so you can only propose another time')
}

/** BOOK-8, BOOK-10 Why an implanter can't say this of a visit yet; null where they can. */
export function outcomeFault({ startsAt }: Pick<VisitState, 'startsAt'>, outcome: Outcome, now: Date): 'tooEarly' | 'notYet' | null {
  if (outcome === 'noShow') return now < startsAt ? 'notYet' : null
  return now < earlier(startsAt, { minutes: EARLY_MINUTES }) ? 'tooEarly' : null
}

type Outcome = 'arrived' | 'implanted' | 'couldNotImplant' | 'noShow'

/** Why an implanter can't say yet how a visit went. */
export const OUTCOME_REFUSED = {
  tooEarly: [409, 'You can say that from an hour before the visit begins', 'BOOK-8'],
  notYet: [409, 'You can say that once the visit should have begun', 'BOOK-10'],
} as const satisfies Refusals

const OVER = 'This visit should have begun already. Say how it went instead.'

/** What either side can do with a visit now, or why not. */
export function mayOf(booking: VisitState, side: Side, now: Date) {
  const by = side === 'implanter' ? 'Implanter' : 'requester'
  const { startsAt, proposedBy } = booking
  const begun = startsAt <= now
  const own = (wanted: Side, rule: true | Because): true | Because => (side === wanted ? rule : OTHERS)
  const ask = (name: keyof typeof bookingLife.moves, actor: 'Implanter' | 'requester' = by) => may(bookingLife, name, actor)(null, booking)
  const beforeIt = (rule: true | Because) => (rule === true && begun ? because('BOOK-5', OVER) : rule)
  const mayClose = (name: 'arrive' | 'finish' | 'missed', outcome: Outcome): true | Because => {
    const open = ask(name, 'Implanter')
    const fault = open === true ? outcomeFault(booking, outcome, now) : null
    return fault ? because(OUTCOME_REFUSED[fault][2], OUTCOME_REFUSED[fault][1]) : open
  }
  return {
    pay: own('customer', may(bookingLife, 'pay', 'payments')(null, booking)),
    answer: own('implanter', beforeIt(ask('confirm', 'Implanter'))),
    propose: beforeIt(ask('propose')),
    move: own('customer', mayMove(booking, now)),
    answerProposal: proposedBy === side ? OTHERS : ask('agree'),
    cancel: beforeIt(ask(side === 'implanter' ? 'callOff' : 'cancel')),
    arrive: own('implanter', mayClose('arrive', 'arrived')),
    close: own('implanter', mayClose('finish', 'implanted')),
    missed: own('implanter', mayClose('missed', 'noShow')),
    reportAbsence: own('customer', mayReportAbsence(booking, now)),
    answerAbsence: own('implanter', ask('contestAbsence', 'Implanter')),
    review: own('customer', mayReview(booking)),
    reply: own('implanter', booking.reviewed && !booking.replied ? true : because('BOOK-14', 'There’s no review to answer')),
  }
}

const OTHERS = because(null, 'Only the other side can do this')

function mayReportAbsence(booking: VisitState, now: Date): true | Because {
  const open = may(bookingLife, 'reportAbsence', 'requester')(null, booking)
  const fault = open === true ? absenceFault(booking, now) : null
  return fault ? because('BOOK-15', ABSENCE_WORDS[fault]) : open
}

/** Why a customer can't say that the implanter didn't come. */
export const ABSENCE_WORDS = {
  saidAlready: 'You’ve already told us that the implanter didn’t come',
  notYet: 'You can say that from 30 minutes after the visit should have begun. They may still be on their way.',
  tooLate: 'You could say that for 7 days after the visit. Call us if you need help.',
} as const

/** BOOK-14 */
function mayReview({ status, reviewed }: Pick<VisitState, 'status' | 'reviewed'>): true | Because {
  if (reviewed) return because('BOOK-14', 'You’ve already reviewed this visit')
  return status === 'implanted' || because('BOOK-14', 'You can review a visit once your animal has been chipped')
}
