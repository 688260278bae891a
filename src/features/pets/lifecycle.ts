import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** The most photos that are kept of one pet. */
export const MOST_PHOTOS = 6

/** How long a report of death can be taken back. */
export const UNDO_DAYS = 30

/** Also noted where the debt of a pet ends and its status stays: a missing pet is missing, paid or not. */
export const PAID = clause('PET-10', 'A registration is paid for once and lasts for the animal’s whole life, even if its keeper changes')

/**
 * Clear days for which a council in Great Britain holds a stray dog: neither the first day nor the last counts. They run from its seizure or,
 * where a notice has been served on an owner who is known, from that (Environmental Protection Act 1990, section 149(4) and (6)).
 */
export const STRAY_CLEAR_DAYS = 7

/** The same in Northern Ireland (Dogs (Northern Ireland) Order 1983, article 23). The Order doesn’t say “clear”: counted so, its owner loses nothing. */
export const NI_STRAY_DAYS = 5

/** From the day that counts to the first on which the dog may go to somebody else. */
export const STRAY_HELD_DAYS = STRAY_CLEAR_DAYS + 1
export const NI_STRAY_HELD_DAYS = NI_STRAY_DAYS + 1

/** Days in which a keeper can say that an animal that was reported dead is alive. */
export const DEATH_CONTEST_DAYS = 14

/** While no council has a stray dog, or knows of it. */
export const NO_COUNCIL = 'unknown'

export const STRAY_PERIOD = clause(
  'PET-15',
  `A stray dog can only go to a new keeper once a council has held it for ${STRAY_CLEAR_DAYS} clear days, or has released it and said why. Where its owner is known, the days run from when they were told, if that’s later (Environmental Protection Act 1990, section 149(4) and (6)). In Northern Ireland there are ${NI_STRAY_DAYS} days (Dogs (Northern Ireland) Order 1983, article 23)`,
)

export const petLife = lifecycle({
  subject: 'pet',
  table: 'pet',
  states: {
    awaitingPayment: 'It can already be found by its chip, but its registration hasn’t been paid for.',
    active: 'Its chip, its keeper and its description are on the register.',
    deceased: 'Its keeper has reported that it has died. Its chip number stays with it and is never used again.',
    unchipped: 'An organisation has it in, and it has no microchip. It isn’t on the register until it has one.',
    identified: 'It had a microchip after all, which is registered. Its stay now belongs to that record.',
    awaitingConfirmation: 'A professional has registered it for someone who hasn’t confirmed yet that it’s theirs. It can be found.',
    missing: 'Its keeper has reported it missing. Anyone who looks it up is told, and no one else can become its keeper.',
    stolen: 'Its keeper has reported it stolen. Anyone who looks it up is told, and no one else can become its keeper.',
    exported: 'Its keeper has reported that it has left the country for good. It can still be found by its chip.',
  },
  reads: {
    awaitingPayment: 'hasn’t been paid for yet',
    active: 'is registered',
    deceased: 'has died',
    unchipped: 'has no microchip yet',
    identified: 'is registered under another record',
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
      words: 'A keeper can register an animal by its microchip number, and it can be found from that moment, paid for or not',
    },
    bringIn: {
      to: ['active', 'awaitingPayment'],
      by: ['keeper', 'Staff'],
      clause: 'PET-2',
      words: 'The animals in a file are all registered together, or not at all',
    },
    registerFor: {
      to: ['awaitingConfirmation'],
      by: ['Implanter'],
      clause: 'PET-7',
      words: 'An implanter can register an animal for its keeper or breeder, who then confirms whether it’s theirs',
    },
    takeInUnchipped: {
      to: ['unchipped'],
      by: ['Welfare'],
      clause: 'CARE-1',
      words:
        'A verified organisation can take in an animal that has no microchip, and says who scanned it and when. It’s registered once it has one',
    },
  },
  moves: {
    giveChip: {
      from: ['unchipped'],
      to: 'awaitingPayment',
      by: ['keeper'],
      clause: 'CARE-2',
      words: 'An organisation that has an animal in can register it in its own name once it has a microchip',
    },
    identify: {
      from: ['unchipped'],
      to: 'identified',
      by: ['Welfare'],
      clause: 'CARE-3',
      words: 'If its microchip turns out to be registered to someone else, the animal is held for that keeper, with the same intake',
    },
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
      by: ['keeper', 'sharer'],
      clause: 'PET-9',
      words: 'A keeper, or someone who shares the record, can report a pet missing or stolen at any time, for free',
    },
    reportStolen: {
      from: ['awaitingPayment', 'active', 'missing'],
      to: 'stolen',
      by: ['keeper', 'sharer'],
      clause: 'PET-9',
      words: 'A keeper, or someone who shares the record, can report a pet missing or stolen at any time, for free',
    },
    reportFound: {
      from: ['missing', 'stolen'],
      to: ['active', 'awaitingPayment'],
      by: ['keeper', 'sharer'],
      clause: 'PET-9',
      words:
        'A keeper, or someone who shares the record, can report at any time, for free, that a missing or stolen pet has been found. Any unpaid registration is still due',
    },
    reportDeceased: {
      from: ['awaitingPayment', 'active', 'missing', 'stolen'],
      to: 'deceased',
      by: ['keeper', 'clock'],
      clause: 'PET-3',
      words:
        'A keeper can report that a registered pet has died, or not contest what a professional reported, and can undo that within 30 days',
    },
    undoDeceased: {
      from: ['deceased'],
      to: ['active', 'awaitingPayment'],
      by: ['keeper'],
      clause: 'PET-3',
      words: 'A keeper can undo a report of a pet’s death within 30 days. Any unpaid registration is still due',
    },
    reportExported: {
      from: ['awaitingPayment', 'active'],
      to: 'exported',
      by: ['keeper'],
      clause: 'PET-5',
      words: 'A keeper can report that a registered pet has left the country for good, and that it has come back',
    },
    reportReturned: {
      from: ['exported'],
      to: ['active', 'awaitingPayment'],
      by: ['keeper'],
      clause: 'PET-5',
      words: 'A keeper can report that a pet that left the country has come back. Any unpaid registration is still due',
    },
  },
})

/** What is noted when the record changes and its status does not. */
export const CHANGED = clause('PET-6', 'A keeper can change a pet’s details at any time, for free, but not its chip number')
