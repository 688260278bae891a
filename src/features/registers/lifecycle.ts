import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** Days after which the keeper is reminded that two registers have the number. */
export const REMINDERS = [7, 28, 90] as const

/** While a conflict is in one of these states, two registers may answer for the number. */
export const LIVE = ['open', 'keptHere', 'movedThere'] as const

const ENDED_BY_DEATH = clause(
  'CONF-6',
  'An organisation can record that an animal in its care has died while another register has its microchip too. That ends the question, and we tell the other register. It’s open again if the report of death is undone',
)

export const conflictLife = lifecycle({
  subject: 'record on two registers',
  table: 'register_conflict',
  states: {
    open: 'Another register has this microchip as well. Finders are told of both until the keeper says which record counts.',
    keptHere:
      'The keeper says that the record here counts, and shows it as for any move. Once that’s proven, the other register is asked to mark its own as moved.',
    movedThere: 'The keeper says that the other register has the record now. We send finders there.',
    gone: 'The other register no longer has this microchip.',
    died: 'The animal died in the care of an organisation. We’ve written to the other register, which can tell the keeper it knows.',
  },
  reads: {
    open: 'is waiting for the keeper',
    keptHere: 'is kept here',
    movedThere: 'has moved to the other register',
    gone: 'is only here',
    died: 'ended when the animal died',
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
      words: 'A keeper can say that the record here counts, for free, also after they’ve moved it away, and then shows it as for any move',
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
    endByDeath: { from: LIVE, to: 'died', by: ['Welfare'], ...ENDED_BY_DEATH },
    resume: { from: ['died'], to: 'open', by: ['keeper'], ...ENDED_BY_DEATH },
  },
})

/** Hours after which details that weren’t taken for want of an answer are sent again; after the last, the keeper is told. */
export const TRIES_AFTER_HOURS = [0.1, 1, 6, 24, 48] as const

export const sendingLife = lifecycle({
  subject: 'details for another register',
  table: 'register_sending',
  states: {
    waiting: 'The keeper has asked us to send a pet’s details to another register. We send them until it answers, for three days.',
    taken: 'The other register has taken the details.',
    refused: 'The other register hasn’t taken the details.',
    unanswered: 'The other register hasn’t answered in three days.',
  },
  reads: {
    waiting: 'is on its way',
    taken: 'has been taken',
    refused: 'has been refused',
    unanswered: 'has had no answer',
  },
  starts: {
    send: {
      to: ['waiting'],
      by: ['keeper'],
      clause: 'SEND-1',
      words: 'A keeper can have a pet’s details sent to another register that takes them, for free (UK GDPR art 20(2))',
    },
  },
  moves: {
    take: {
      from: ['waiting'],
      to: 'taken',
      by: ['otherRegister'],
      clause: 'SEND-2',
      words: 'When the other register has taken the details, the keeper is told, and says which record counts',
    },
    refuse: {
      from: ['waiting'],
      to: 'refused',
      by: ['otherRegister'],
      clause: 'SEND-3',
      words: 'When the other register won’t take the details, the keeper is told, and the record here stays as it is',
    },
    giveUp: {
      from: ['waiting'],
      to: 'unanswered',
      by: ['clock'],
      clause: 'SEND-4',
      words: 'Details that got no answer in three days are no longer sent, and the keeper is told',
    },
  },
})
