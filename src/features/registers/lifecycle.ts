import { lifecycle } from '#platform/law/lifecycle.ts'

/** Days after which the keeper is reminded that two registers have the number. */
export const REMINDERS = [7, 28, 90] as const

/** While a conflict is in one of these states, two registers may answer for the number. */
export const LIVE = ['open', 'keptHere', 'movedThere'] as const

export const conflictLife = lifecycle({
  subject: 'record on two registers',
  table: 'register_conflict',
  states: {
    open: 'Another register has this microchip as well. We stay the register to contact until the keeper says which record counts.',
    keptHere: 'The keeper says that the record here counts. The other register has been asked to mark its own as moved.',
    movedThere: 'The keeper says that the other register has the record now. We send finders there.',
    gone: 'The other register no longer has this microchip.',
  },
  reads: {
    open: 'is waiting for the keeper',
    keptHere: 'is kept here',
    movedThere: 'has moved to the other register',
    gone: 'is only here',
  },
  starts: {
    find: {
      to: ['open'],
      by: ['otherRegister', 'clock'],
      clause: 'CONF-1',
      words: 'When two registers have one microchip, both are told, and the keeper says which record counts (SI 2023/468 reg 7)',
    },
  },
  moves: {
    keepHere: {
      from: ['open', 'movedThere'],
      to: 'keptHere',
      by: ['keeper'],
      clause: 'CONF-2',
      words: 'A keeper can keep the record here, for free, also after they’ve moved it away',
    },
    moveThere: {
      from: ['open', 'keptHere'],
      to: 'movedThere',
      by: ['keeper'],
      clause: 'CONF-3',
      words: 'A keeper can leave the record with the other register, for free, unless the animal is missing or stolen',
    },
    clear: {
      from: ['open', 'keptHere', 'movedThere'],
      to: 'gone',
      by: ['clock'],
      clause: 'CONF-4',
      words: 'A conflict ends when the other register no longer has the number',
    },
  },
})
