import { lifecycle } from '#platform/law/lifecycle.ts'

/** Days after the move on which the keeper and the other database are reminded; after the last the move is stale. */
export const REMINDERS = [14, 30, 60] as const

/** The states in which the other database may still show the animal as its own. */
export const OPEN_TRANSFER = ['registered', 'told', 'stale'] as const

export const recordTransferLife = lifecycle({
  subject: 'move from another database',
  table: 'database_move',
  states: {
    registered: 'The animal is on this register, which is its primary one. The other database hasn’t been told yet.',
    told: 'The other database has been told that the record has moved. Until it says so itself, it’s shown as secondary.',
    confirmed: 'The other database no longer has the number, or has told the keeper that its record is marked as moved.',
    stale: 'The other database hasn’t answered in 60 days. This register stays the primary one.',
  },
  reads: {
    registered: 'hasn’t been passed on yet',
    told: 'is waiting for the other database',
    confirmed: 'has been confirmed',
    stale: 'has had no answer for 60 days',
  },
  starts: {
    bringHere: {
      to: ['registered'],
      by: ['keeper'],
      clause: 'MOVE-1',
      words: 'A keeper can move an animal’s record here from another database, for free, with proof that it’s theirs',
    },
  },
  moves: {
    tell: {
      from: ['registered'],
      to: 'told',
      by: ['clock'],
      clause: 'MOVE-2',
      words: 'We tell the other database, so that no animal has two records that disagree (SI 2023/468 reg 7)',
    },
    confirm: {
      from: ['registered', 'told', 'stale'],
      to: 'confirmed',
      by: ['otherRegister', 'keeper'],
      clause: 'MOVE-3',
      words: 'A move is confirmed by the other database, or by the keeper once it has told them',
    },
    lapse: {
      from: ['registered', 'told'],
      to: 'stale',
      by: ['clock'],
      clause: 'MOVE-4',
      words: 'A database that hasn’t answered in 60 days, after three reminders, is shown as out of date',
    },
  },
})
