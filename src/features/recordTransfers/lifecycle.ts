import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** Days after the move on which the keeper and the other database are reminded; after the last the move is stale. */
export const REMINDERS = [14, 30, 60] as const

/** Days in which the keeper at the other database can object, once that database has taken our word. */
export const OBJECT_DAYS = 28

/** The states in which nothing shows yet that the record is the keeper’s own. */
export const UNPROVEN = ['unproven', 'objected'] as const

/** The states in which the move is proven, and the other database may still show the animal as its own. */
export const PROVEN = ['registered', 'told', 'stale'] as const

/** The states in which the other database may still show the animal as its own. */
export const OPEN_TRANSFER = [...UNPROVEN, ...PROVEN] as const

const ENDED_BY_DEATH = clause(
  'MOVE-10',
  'An organisation can record that an animal in its care has died while the move of its record isn’t proven. That ends the move, and we tell the other database. It’s unproven again if the report of death is undone',
)

/** MOVE-11 */
export const PROVING = clause(
  'MOVE-11',
  'Until a move is decided its keeper can give what shows that the record is theirs: for an animal that was given up, the form that its keeper signed',
)

export const recordTransferLife = lifecycle({
  subject: 'move from another database',
  table: 'database_move',
  states: {
    unproven:
      'The animal can be found here, and the other database still has it too. Finders are told of both. Until the move is proven, the animal can’t change hands, leave the country or get a certificate.',
    objected: 'The other database, or its keeper, says no. Staff settle it.',
    refused: 'Staff haven’t accepted the proof. Finders are sent to the other database.',
    registered: 'The move is proven. This register is the primary one, and the other database hasn’t been told yet.',
    told: 'The other database has been told that the record has moved. Until it says so itself, it’s shown as secondary.',
    confirmed: 'The other database no longer has the number, or has told the keeper that its record is marked as moved.',
    died: 'The animal died in the care of an organisation before the move was proven. The other database has been written to.',
    stale: 'The other database hasn’t answered in 60 days. This register stays the primary one.',
  },
  reads: {
    unproven: 'isn’t proven yet',
    objected: 'has been objected to',
    refused: 'has been refused',
    registered: 'hasn’t been passed on yet',
    told: 'is waiting for the other database',
    confirmed: 'has been confirmed',
    died: 'ended when the animal died',
    stale: 'has had no answer for 60 days',
  },
  starts: {
    bringHere: {
      to: ['unproven', 'registered'],
      by: ['keeper'],
      clause: 'MOVE-1',
      words:
        'A keeper can move an animal’s record here from another database; its registration is paid for like any other. The move is unproven until MOVE-5, MOVE-6, MOVE-7 or MOVE-9.',
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
      from: PROVEN,
      to: 'confirmed',
      by: ['keeper'],
      clause: 'MOVE-3',
      words: 'A proven move is confirmed by the other database, or by the keeper once it has told them',
    },
    letGo: {
      from: OPEN_TRANSFER,
      to: 'confirmed',
      by: ['otherRegister'],
      clause: 'MOVE-5',
      words: 'A database that no longer holds the number has let it go, and its keeper with it: that proves and confirms the move',
    },
    pass: {
      from: UNPROVEN,
      to: 'registered',
      by: ['Staff'],
      clause: 'MOVE-6',
      words: 'Staff look at the proof of every move, and accept or refuse it',
    },
    refuse: {
      from: UNPROVEN,
      to: 'refused',
      by: ['Staff'],
      clause: 'MOVE-6',
      words: 'Staff look at the proof of every move, and accept or refuse it',
    },
    agree: {
      from: ['unproven'],
      to: 'registered',
      by: ['otherRegister'],
      clause: 'MOVE-9',
      words: 'The other database, or the keeper there, can agree to an unproven move by the code in our letter',
    },
    passTime: {
      from: ['unproven'],
      to: 'registered',
      by: ['clock'],
      clause: 'MOVE-7',
      words:
        'A move is proven once the other database has known of it for 28 days, or our letter to it is 28 days old, and no one there has objected',
    },
    object: {
      from: ['unproven'],
      to: 'objected',
      by: ['otherRegister'],
      clause: 'MOVE-8',
      words: 'While a move is unproven, the other database or its keeper can object, and Staff settle it',
    },
    endByDeath: { from: UNPROVEN, to: 'died', by: ['Welfare'], ...ENDED_BY_DEATH },
    resume: { from: ['died'], to: 'unproven', by: ['keeper'], ...ENDED_BY_DEATH },
    lapse: {
      from: ['registered', 'told'],
      to: 'stale',
      by: ['clock'],
      clause: 'MOVE-4',
      words: 'A database that hasn’t answered in 60 days, after three reminders, is shown as out of date',
    },
  },
})
