import { lifecycle } from '#platform/law/lifecycle.ts'

/** How long a report of death can be taken back. */
export const UNDO_DAYS = 30

export const petLife = lifecycle({
  subject: 'pet',
  table: 'pet',
  states: {
    awaitingPayment: 'It can be found by its chip already; its registration has not been paid for.',
    active: 'Its chip, its keeper and its description are on the register.',
    deceased: 'Its keeper has said that it has died. Its chip number stays with it and is never used again.',
    exported: 'Its keeper has said that it has left the country for good. It can still be found by its chip.',
  },
  starts: {
    register: {
      to: ['awaitingPayment', 'active'],
      by: ['keeper'],
      rule: 'PET-1 A keeper registers an animal under its microchip, and it can be found from that moment, paid for or not',
    },
    bringIn: {
      to: ['active'],
      by: ['keeper', 'Staff'],
      rule: 'PET-2 The animals of a file are registered together, or none of them is',
    },
  },
  moves: {
    reportDeceased: {
      from: ['awaitingPayment', 'active'],
      to: 'deceased',
      by: ['keeper'],
      rule: 'PET-3 A keeper may report that a registered pet has died, and take that back for 30 days',
    },
    undoDeceased: {
      from: ['deceased'],
      to: 'active',
      by: ['keeper'],
      rule: 'PET-3 A keeper may report that a registered pet has died, and take that back for 30 days',
    },
    undoDeceasedUnpaid: {
      from: ['deceased'],
      to: 'awaitingPayment',
      by: ['keeper'],
      rule: 'PET-4 A pet that returns to the register owes what it owed before',
    },
    reportExported: {
      from: ['awaitingPayment', 'active'],
      to: 'exported',
      by: ['keeper'],
      rule: 'PET-5 A keeper may report that a registered pet has left the country for good, and that it has come back',
    },
    reportReturned: {
      from: ['exported'],
      to: 'active',
      by: ['keeper'],
      rule: 'PET-5 A keeper may report that a registered pet has left the country for good, and that it has come back',
    },
    reportReturnedUnpaid: {
      from: ['exported'],
      to: 'awaitingPayment',
      by: ['keeper'],
      rule: 'PET-4 A pet that returns to the register owes what it owed before',
    },
  },
})

/** What is noted when the record changes and its status does not. */
export const CHANGED = 'PET-6 A keeper may change what is written about a pet at any time, free; its chip number stays'
