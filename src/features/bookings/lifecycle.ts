import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** Minutes for which a time is held while its deposit is paid. */
export const HELD_MINUTES = 10
/** Hours in which an implanter answers a request, and either side a time that the other proposed. */
export const ANSWER_HOURS = 24
/** Hours before the visit by which it has to be answered, so that nobody is on their way by then. */
export const AHEAD_HOURS = 2
/** Minutes after a visit should have begun from which its customer can say that the implanter didn't come, and days until which. */
export const LATE_MINUTES = 30
export const REPORT_DAYS = 7
/** Minutes before a visit from which the implanter can say that they're there and how it went: they may be early. */
export const EARLY_MINUTES = 60
/** Days in which an implanter can contest that. */
export const CONTEST_DAYS = 3

/** Days after a visit has ended, or was closed, after which its deposit is paid out: until then either side can say that it was otherwise. */
export const PAYOUT_DAYS = REPORT_DAYS
/** The states of a visit in which what's left of its deposit is the implanter's. */
export const KEPT = ['implanted', 'couldNotImplant', 'noShow', 'cancelledByCustomer'] as const

/** The states in which a visit keeps its time from everybody else. */
export const BLOCKING = ['held', 'requested', 'confirmed', 'rescheduled', 'arrived'] as const
/** The states in which somebody is waited for. */
export const WAITING = ['held', 'requested', 'rescheduled', 'absenceReported'] as const

const PROPOSED = 'Either side can propose another time, and it counts once the other has agreed'

const ABSENCE = clause(
  'BOOK-16',
  'An implanter has 3 days to contest that they didn’t come. If they agree or don’t answer, the whole deposit goes back, and the customer also gets a registration: once a year for each implanter, and at most 3 in 90 days for the visits of one implanter',
)

/** A visit by which an implanter chips somebody's animals. `requester` is who asked for it. */
export const bookingLife = lifecycle({
  subject: 'booking',
  table: 'booking',
  states: {
    held: 'The time is held for 10 minutes while the deposit is paid.',
    requested: 'The implanter has been asked, and has 24 hours to answer, but not until the visit begins.',
    confirmed: 'The implanter has said yes. The visit takes place.',
    rescheduled: 'One side has proposed another time, and the other has 24 hours to answer. Both times are kept free.',
    arrived: 'The implanter is with the animals.',
    implanted: 'The animals have been chipped.',
    couldNotImplant: 'The animals couldn’t be chipped. The implanter has said why.',
    noShow: 'The customer wasn’t there.',
    declined: 'The implanter has said no. Any deposit goes back.',
    expired: 'No one paid or answered in time. Any deposit goes back.',
    cancelledByCustomer: 'The customer has cancelled.',
    cancelledByImplanter: 'The implanter has called the visit off. Any deposit goes back.',
    cancelledByStaff: 'We’ve called the visit off, because its implanter isn’t verified any more. Any deposit goes back.',
    revoked: 'The deposit has gone back, so the visit is off.',
    absenceReported: 'The customer says the implanter didn’t come. The implanter has 3 days to answer.',
    disputed: 'The two sides say different things about the visit. Staff settle it.',
    implanterNoShow: 'The implanter didn’t come. Any deposit goes back.',
  },
  reads: {
    held: 'is waiting for its deposit',
    requested: 'is waiting for the implanter',
    rescheduled: 'is waiting for an answer about another time',
    arrived: 'has begun',
    implanted: 'has taken place',
    couldNotImplant: 'has taken place, and the animals couldn’t be chipped',
    noShow: 'has ended, because the customer wasn’t there',
    declined: 'has been declined',
    expired: 'has expired',
    cancelledByCustomer: 'has been cancelled',
    cancelledByImplanter: 'has been cancelled',
    cancelledByStaff: 'has been called off, because its implanter isn’t verified any more',
    revoked: 'is off, because its deposit has gone back',
    absenceReported: 'is waiting for the implanter to say whether they came',
    disputed: 'is disputed',
    implanterNoShow: 'has ended, because the implanter didn’t come',
  },
  starts: {
    hold: {
      to: ['held'],
      by: ['requester'],
      clause: 'BOOK-2',
      words: 'Where an implanter asks for a deposit, the time is held for 10 minutes while it’s paid',
    },
    request: {
      to: ['requested'],
      by: ['requester'],
      clause: 'BOOK-1',
      words: 'Someone with an account can ask for one of an implanter’s free times, and sees first what the price is made of',
    },
  },
  moves: {
    pay: { from: ['held'], to: 'requested', by: ['payments'], clause: 'BOOK-2', words: 'The implanter is asked once the deposit is paid' },
    confirm: {
      from: ['requested'],
      to: 'confirmed',
      by: ['Implanter'],
      clause: 'BOOK-3',
      words: 'An implanter can say yes to a visit they’ve been asked for',
    },
    decline: {
      from: ['requested'],
      to: 'declined',
      by: ['Implanter'],
      clause: 'BOOK-3',
      words: 'An implanter can say no to a visit they’ve been asked for, and the whole deposit goes back',
    },
    expire: {
      from: ['held', 'requested', 'rescheduled'],
      to: 'expired',
      by: ['clock'],
      clause: 'BOOK-4',
      words:
        'A time that isn’t paid for in 10 minutes ends, and so does a request that isn’t answered in 24 hours by 2 hours before the visit, or in half the time that’s left if it’s less than 4 hours away. The whole deposit goes back',
    },
    propose: { from: ['requested', 'confirmed'], to: 'rescheduled', by: ['Implanter', 'requester'], clause: 'BOOK-5', words: PROPOSED },
    agree: { from: ['rescheduled'], to: 'confirmed', by: ['Implanter', 'requester'], clause: 'BOOK-5', words: PROPOSED },
    keepTime: {
      from: ['rescheduled'],
      to: ['requested', 'confirmed'],
      by: ['Implanter', 'requester', 'clock'],
      clause: 'BOOK-5',
      words: 'A visit keeps its time where the other side says no to another, or doesn’t answer in 24 hours',
    },
    cancel: {
      from: ['held', 'requested', 'confirmed', 'rescheduled'],
      to: 'cancelledByCustomer',
      by: ['requester'],
      clause: 'BOOK-6',
      words:
        'A customer can cancel until the visit begins. The whole deposit goes back more than 24 hours before it, half of it until 2 hours before, and none after that',
    },
    callOff: {
      from: ['confirmed', 'rescheduled'],
      to: 'cancelledByImplanter',
      by: ['Implanter'],
      clause: 'BOOK-7',
      words:
        'An implanter can call a visit off, and the whole deposit goes back. Where they’d confirmed the visit more than an hour before, the customer also gets a registration: once a year for each implanter, and at most 3 in 90 days for the visits of one implanter',
    },
    withdraw: {
      from: ['held', 'requested', 'confirmed', 'rescheduled'],
      to: 'cancelledByStaff',
      by: ['Staff'],
      clause: 'BOOK-19',
      words:
        'Where Staff refuse an implanter or end their verification, the visits they have to come are called off, and the whole deposit goes back. Both sides are told',
    },
    arrive: {
      from: ['confirmed'],
      to: 'arrived',
      by: ['Implanter'],
      clause: 'BOOK-8',
      words: 'From an hour before a visit, the implanter can say that they’re with the animals, and then how it went',
    },
    finish: {
      from: ['confirmed', 'arrived'],
      to: 'implanted',
      by: ['Implanter'],
      clause: 'BOOK-8',
      words: 'The implanter says when the animals have been chipped',
    },
    giveUp: {
      from: ['confirmed', 'arrived'],
      to: 'couldNotImplant',
      by: ['Implanter'],
      clause: 'BOOK-9',
      words:
        'An animal that has a chip isn’t given another, and its keeper pays nothing. The implanter says why they couldn’t chip an animal',
    },
    missed: {
      from: ['confirmed'],
      to: 'noShow',
      by: ['Implanter'],
      clause: 'BOOK-10',
      words: 'Once a visit should have begun, the implanter can say that the customer isn’t there',
    },
    revoke: {
      from: ['requested', 'confirmed', 'rescheduled'],
      to: 'revoked',
      by: ['payments'],
      clause: 'BOOK-11',
      words: 'A visit whose deposit has gone back to the customer is off',
    },
    reportAbsence: {
      from: ['confirmed', 'arrived', 'implanted', 'couldNotImplant', 'noShow'],
      to: ['absenceReported', 'disputed'],
      by: ['requester'],
      clause: 'BOOK-15',
      words:
        'From 30 minutes after a visit should have begun, and for 7 days after it or after the implanter has said how it went, the customer can say once that the implanter didn’t come',
    },
    admitAbsence: { from: ['absenceReported'], to: 'implanterNoShow', by: ['Implanter', 'clock'], ...ABSENCE },
    contestAbsence: { from: ['absenceReported'], to: 'disputed', by: ['Implanter'], ...ABSENCE },
    resolve: {
      from: ['disputed'],
      to: ['implanterNoShow', 'noShow', 'implanted', 'couldNotImplant'],
      by: ['Staff'],
      clause: 'BOOK-17',
      words: 'Where the two sides say different things about a visit, Staff settle it on what both can show',
    },
  },
})

export const MOVED = clause(
  'BOOK-12',
  'A customer can move a visit to another free time until 24 hours before it; later they can propose one',
)
export const CHANGED_TERMS = clause('BOOK-13', 'Only an implanter who’s verified and insured can be booked, on the terms they’ve set')
export const REVIEWED = clause('BOOK-14', 'After a visit its customer can review it once, and the implanter can answer once')

export const CLOSING = clause(
  'BOOK-20',
  'An account isn’t closed while its holder has a visit to come or to settle, or while we owe them deposits',
)

export const PAYOUT_ACCOUNT = clause(
  'PAYOUT-4',
  'An implanter says with their password to which account we pay them, and is told of every change. We keep the number sealed, and staff see it when they pay',
)

/** What an implanter is paid of the deposits that they may keep. */
export const payoutLife = lifecycle({
  subject: 'payout',
  table: 'payout',
  states: {
    prepared: 'We’ve added up what we owe the implanter. It hasn’t been paid yet.',
    paid: 'It’s paid to the implanter’s bank account.',
    returned: 'It didn’t reach the implanter. What it was for is part of the next payout.',
  },
  reads: { prepared: 'is waiting to be paid', paid: 'has been paid', returned: 'has come back' },
  starts: {
    prepare: {
      to: ['prepared'],
      by: ['clock'],
      clause: 'PAYOUT-1',
      words:
        'On the 1st of each month we add up the deposits that an implanter may keep, from visits that ended or were closed more than 7 days ago. What went back after it was paid out is taken off',
    },
  },
  moves: {
    pay: {
      from: ['prepared'],
      to: 'paid',
      by: ['Staff'],
      clause: 'PAYOUT-2',
      words: 'Staff pay it to the implanter’s account, and record the reference of the transfer',
    },
    return: {
      from: ['prepared', 'paid'],
      to: 'returned',
      by: ['Staff'],
      clause: 'PAYOUT-3',
      words: 'What couldn’t be paid or came back is part of the next payout',
    },
  },
})
export const DBS = clause(
  'BOOK-18',
  'An implanter can say that they have a DBS certificate and when it was issued. We say that we’ve seen it only if our staff have, and keep nothing of what it says',
)
