import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** Days after a report on which the keeper is asked how it goes. */
export const REMINDERS = [1, 3, 7, 14, 30] as const
/** Days after which a search that nobody has touched rests. It can still be found, and begun anew. */
export const RESTS_AFTER_DAYS = 90
/** Days for which a found animal that nobody claims stands in the list. */
export const FOUND_DAYS = 90

/** The states in which an animal is looked for now, so that its keepership is locked. */
export const LOOKED_FOR = ['open', 'located', 'held'] as const
/** Those in which strangers see it in the list. */
export const LISTED_LOST = [...LOOKED_FOR, 'closedNotFound'] as const
export const LISTED_FOUND = ['open', 'claimed'] as const

export const lostCaseLife = lifecycle({
  subject: 'search',
  table: 'lost_case',
  states: {
    open: 'The keeper is looking for the animal. People nearby are asked to look out for it.',
    located: 'The keeper has confirmed a sighting, so we know about where it is.',
    held: 'Someone has the animal safe: a finder, a vet practice, a rescue or the council.',
    reunited: 'The animal is home.',
    falseAlarm: 'The animal was never lost.',
    closedDeceased: 'The animal has been found dead.',
    closedNotFound: 'No one has found the animal yet. The search rests, and can still be seen and begun again.',
  },
  reads: {
    open: 'is being searched for',
    located: 'has been seen',
    held: 'is safe with someone',
    reunited: 'is home',
    falseAlarm: 'was a false alarm',
    closedDeceased: 'has ended',
    closedNotFound: 'is resting',
  },
  starts: {
    report: {
      to: ['open'],
      by: ['keeper'],
      clause: 'LOST-1',
      words: 'A keeper can report a pet lost or stolen for free, and no one else can become its keeper until the search ends',
    },
  },
  moves: {
    locate: {
      from: ['open'],
      to: 'located',
      by: ['keeper'],
      clause: 'LOST-2',
      words: 'The keeper says whether a sighting was of their pet',
    },
    hold: {
      from: ['open', 'located'],
      to: 'held',
      by: ['keeper'],
      clause: 'LOST-3',
      words: 'The keeper can say that someone has the animal safe',
    },
    reunite: {
      from: ['open', 'located', 'held', 'closedNotFound'],
      to: 'reunited',
      by: ['keeper'],
      clause: 'LOST-4',
      words: 'The keeper says when their pet is home. From then on they can transfer it again',
    },
    callOff: {
      from: ['open', 'located'],
      to: 'falseAlarm',
      by: ['keeper'],
      clause: 'LOST-4',
      words: 'The keeper can call a search off when the animal was never lost',
    },
    endDeceased: {
      from: ['open', 'located', 'held', 'closedNotFound'],
      to: 'closedDeceased',
      by: ['keeper'],
      clause: 'LOST-5',
      words: 'A search ends when the keeper reports that the animal has died',
    },
    rest: {
      from: ['open', 'located'],
      to: 'closedNotFound',
      by: ['clock'],
      clause: 'LOST-6',
      words: 'A search that no one has touched for 90 days rests. It can still be seen, and the pet stays marked as missing',
    },
    resume: {
      from: ['closedNotFound', 'held', 'located'],
      to: 'open',
      by: ['keeper', 'Welfare'],
      clause: 'LOST-6',
      words:
        'The keeper can begin a resting search again, or go on when the animal wasn’t theirs after all. It also starts again when an organisation that held the animal tells us that it has gone',
    },
  },
})

export const foundReportLife = lifecycle({
  subject: 'report',
  table: 'found_report',
  states: {
    open: 'Someone has found an animal, and we’re looking for its keeper.',
    claimed: 'A keeper thinks that it’s theirs and is in touch with the finder.',
    returned: 'The animal is back with its keeper.',
    handedOver: 'The finder has handed it over to the council, a rescue or a vet practice.',
    withdrawn: 'The finder has taken the report back.',
    expired: 'No one has claimed it within 90 days.',
  },
  reads: {
    claimed: 'has been claimed',
    returned: 'has ended',
    handedOver: 'has ended',
    withdrawn: 'has been withdrawn',
    expired: 'has ended',
  },
  starts: {
    report: {
      to: ['open'],
      by: ['finder'],
      clause: 'FOUND-1',
      words: 'Anyone can report an animal they’ve found or seen, without an account',
    },
  },
  moves: {
    claim: {
      from: ['open'],
      to: 'claimed',
      by: ['keeper'],
      clause: 'FOUND-2',
      words: 'A keeper whose pet is missing can say that a found animal is theirs',
    },
    unclaim: {
      from: ['claimed'],
      to: 'open',
      by: ['keeper', 'finder'],
      clause: 'FOUND-2',
      words: 'The keeper or the finder can say that it was another animal after all',
    },
    return: {
      from: ['open', 'claimed'],
      to: 'returned',
      by: ['keeper', 'finder'],
      clause: 'FOUND-3',
      words: 'A report ends when the animal is back with its keeper',
    },
    handOver: {
      from: ['open', 'claimed'],
      to: 'handedOver',
      by: ['finder'],
      clause: 'FOUND-4',
      words: 'The finder can hand the animal over to the council, a rescue or a vet practice',
    },
    withdraw: {
      from: ['open', 'claimed'],
      to: 'withdrawn',
      by: ['finder'],
      clause: 'FOUND-5',
      words: 'The finder can take back a report',
    },
    remove: {
      from: ['open', 'claimed'],
      to: 'withdrawn',
      by: ['Staff'],
      clause: 'FOUND-8',
      words: 'Our staff remove a report that isn’t about a found animal, or that hurts someone',
    },
    expire: {
      from: ['open', 'claimed'],
      to: 'expired',
      by: ['clock'],
      clause: 'FOUND-6',
      words: 'A report of a found animal ends after 90 days',
    },
  },
})

/** Whom a search is told to. */
export const ALERTS = clause('LOST-8', 'People nearby who asked for it are told of a lost animal, further out each day')

/** What a found report with a chip number leads to. */
export const CHIP_KNOWN = clause(
  'FOUND-7',
  'The keeper of a chip that is registered here hears straight away of a found animal with its number',
)

/** What a keeper says of a sighting where the search goes on as it was. */
export const SIGHTING = clause('LOST-7', 'Anyone can report that they’ve seen a missing pet, without an account')
