import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** Minutes for which a time is held while its deposit is paid. */
export const HELD_MINUTES = 10
/** Hours in which an implanter answers a request, and either side a time that the other proposed. */
export const ANSWER_HOURS = 24

/** The states in which a visit keeps its time from everybody else. */
export const BLOCKING = ['held', 'requested', 'confirmed', 'rescheduled', 'arrived'] as const
/** The states in which somebody is waited for. */
export const WAITING = ['held', 'requested', 'rescheduled'] as const

const PROPOSED = 'Either side can propose another time, and it counts once the other has agreed'

/** A visit by which an implanter chips somebody's animals. `requester` is who asked for it. */
export const bookingLife = lifecycle({
  subject: 'booking',
  table: 'booking',
  states: {
    held: 'The time is held for 10 minutes while the deposit is paid.',
    requested: 'The implanter has been asked, and has 24 hours to answer.',
    confirmed: 'The implanter has said yes. The visit takes place.',
    rescheduled: 'One side has proposed another time, and the other has 24 hours to answer. Both times are kept free.',
    arrived: 'The implanter is with the animals.',
    implanted: 'The animals have been chipped.',
    couldNotImplant: 'The animals couldn’t be chipped. The implanter has said why.',
    noShow: 'The customer wasn’t there.',
    declined: 'The implanter has said no. Any deposit goes back.',
    expired: 'No one paid or answered in time. Any deposit goes back.',
    cancelledByCustomer: 'The customer has cancelled.',
    cancelledByImplanter: 'The implanter has cancelled. Any deposit goes back.',
    revoked: 'The deposit has gone back, so the visit is off.',
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
    revoked: 'is off, because its deposit has gone back',
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
        'A time that isn’t paid for in 10 minutes, and a request that isn’t answered in 24 hours, ends, and the whole deposit goes back',
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
      words: 'An implanter can call a visit off, and the whole deposit goes back',
    },
    arrive: {
      from: ['confirmed'],
      to: 'arrived',
      by: ['Implanter'],
      clause: 'BOOK-8',
      words: 'The implanter says when they’re with the animals, and how the visit went',
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
  },
})

export const MOVED = clause(
  'BOOK-12',
  'A customer can move a visit to another free time until 24 hours before it; later they can propose one',
)
export const CHANGED_TERMS = clause('BOOK-13', 'Only an implanter who’s verified and insured can be booked, on the terms they’ve set')
export const REVIEWED = clause('BOOK-14', 'After a visit its customer can review it once, and the implanter can answer once')
