import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** How long a report of death can be taken back. */
export const UNDO_DAYS = 30

/** Also noted where the debt of a pet ends and its status stays: a missing pet is missing, paid or not. */
export const PAID = clause('PET-10', 'A registration is paid once, for the whole life of the animal, whoever keeps it')

export const petLife = lifecycle({
  subject: 'pet',
  table: 'pet',
  states: {
    awaitingPayment: 'It can be found by its chip already; its registration has not been paid for.',
    active: 'Its chip, its keeper and its description are on the register.',
    deceased: 'Its keeper has said that it has died. Its chip number stays with it and is never used again.',
    awaitingConfirmation: 'A professional has registered it for somebody who has not said yet that it is theirs. It can be found.',
    missing: 'Its keeper has said that it is lost. Whoever looks it up is told so, and nobody else becomes its keeper meanwhile.',
    stolen: 'Its keeper has said that it was stolen. Whoever looks it up is told so, and nobody else becomes its keeper meanwhile.',
    exported: 'Its keeper has said that it has left the country for good. It can still be found by its chip.',
  },
  reads: {
    awaitingPayment: 'hasn’t been paid for yet',
    active: 'is registered',
    deceased: 'has died',
    awaitingConfirmation: 'hasn’t been confirmed by its keeper yet',
    missing: 'has been reported missing',
    stolen: 'has been reported stolen',
    exported: 'has left the country',
  },
  starts: {
    register: {
      to: ['awaitingPayment', 'active'],
      by: ['keeper'],
      clause: 'PET-1',
      words: 'A keeper registers an animal under its microchip, and it can be found from that moment, paid for or not',
    },
    bringIn: {
      to: ['active'],
      by: ['keeper', 'Staff'],
      clause: 'PET-2',
      words: 'The animals of a file are registered together, or none of them is',
    },
    registerFor: {
      to: ['awaitingConfirmation'],
      by: ['Implanter'],
      clause: 'PET-7',
      words: 'An implanter may register an animal for its keeper or its breeder, who then says whether it is theirs',
    },
  },
  moves: {
    confirm: {
      from: ['awaitingConfirmation'],
      to: ['active', 'awaitingPayment'],
      by: ['recipient'],
      clause: 'PET-8',
      words: 'A pet that’s been registered for someone is theirs once they say so',
    },
    pay: {
      from: ['awaitingPayment'],
      to: 'active',
      by: ['payments'],
      ...PAID,
    },
    reportMissing: {
      from: ['awaitingPayment', 'active', 'stolen'],
      to: 'missing',
      by: ['keeper'],
      clause: 'PET-9',
      words: 'A keeper may report a pet missing or stolen at any time, free, and report it found again',
    },
    reportStolen: {
      from: ['awaitingPayment', 'active', 'missing'],
      to: 'stolen',
      by: ['keeper'],
      clause: 'PET-9',
      words: 'A keeper may report a pet missing or stolen at any time, free, and report it found again',
    },
    reportFound: {
      from: ['missing', 'stolen'],
      to: ['active', 'awaitingPayment'],
      by: ['keeper'],
      clause: 'PET-9',
      words: 'A keeper may report a pet missing or stolen at any time, free, and report it found again; it owes then what it owed before',
    },
    reportDeceased: {
      from: ['awaitingPayment', 'active', 'missing', 'stolen'],
      to: 'deceased',
      by: ['keeper'],
      clause: 'PET-3',
      words: 'A keeper may report that a registered pet has died, and take that back for 30 days',
    },
    undoDeceased: {
      from: ['deceased'],
      to: ['active', 'awaitingPayment'],
      by: ['keeper'],
      clause: 'PET-3',
      words: 'A keeper may report that a registered pet has died, and take that back for 30 days; it owes then what it owed before',
    },
    reportExported: {
      from: ['awaitingPayment', 'active'],
      to: 'exported',
      by: ['keeper'],
      clause: 'PET-5',
      words: 'A keeper may report that a registered pet has left the country for good, and that it has come back',
    },
    reportReturned: {
      from: ['exported'],
      to: ['active', 'awaitingPayment'],
      by: ['keeper'],
      clause: 'PET-5',
      words:
        'A keeper may report that a registered pet has left the country for good, and that it has come back; it owes then what it owed before',
    },
  },
})

/** What is noted when the record changes and its status does not. */
export const CHANGED = clause('PET-6', 'A keeper may change what is written about a pet at any time, free; its chip number stays')
