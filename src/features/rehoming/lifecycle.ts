import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** Days for the other side to answer. */
export const ANSWER_DAYS = 14
/** Days after sending on which they are reminded. */
export const REMINDERS = [3, 7, 12] as const
/** Days for which an animal stays listed for somebody to give it a home. */
export const LISTED_DAYS = 90
/** Days in which either side may say that it was wrong. */
export const UNDO_DAYS = 7

/** The states in which a rehoming keeps the animal from changing hands in another way. */
export const OPEN_REHOMING = ['listed', 'sent', 'disputed'] as const

const WRONG = clause('REHOME-6', 'For 7 days either side may say that a change of keeper was wrong')
const RESOLVE = clause('REHOME-7', 'Staff settle a dispute on evidence, or as a court or the police say')

export const rehomingLife = lifecycle({
  subject: 'rehoming',
  table: 'rehoming',
  states: {
    listed: 'The keeper looks for a home. Organisations and people may apply; nothing of the keeper is shown.',
    sent: 'The keeper gives the animal to somebody, who has 14 days to answer.',
    completed: 'Both said yes. The other is the keeper now.',
    rejected: 'They said no. The keeper stays.',
    expired: 'Nobody answered in time. The keeper stays.',
    withdrawn: 'The keeper took it back before it was answered.',
    disputed: 'The former keeper says that it was wrong. Nobody else becomes the keeper until Staff settle it.',
    returned: 'The animal is its former keeper’s again.',
    settled: 'Settled: the change stands.',
  },
  reads: {
    listed: 'is waiting for somebody to offer a home',
    sent: 'is waiting for an answer',
    completed: 'has been completed',
    rejected: 'has been turned down',
    expired: 'has ended',
    withdrawn: 'has been withdrawn',
    disputed: 'is disputed',
    returned: 'has been undone',
    settled: 'has been settled',
  },
  starts: {
    give: {
      to: ['sent'],
      by: ['keeper'],
      clause: 'REHOME-1',
      words: 'A keeper may give an animal to a person or an organisation, who must agree',
    },
    list: {
      to: ['listed'],
      by: ['keeper'],
      clause: 'REHOME-2',
      words: 'A keeper may ask for a home for an animal without being named',
    },
  },
  moves: {
    accept: {
      from: ['sent'],
      to: 'completed',
      by: ['recipient'],
      clause: 'REHOME-3',
      words: 'Whoever is given an animal becomes its keeper by agreeing, and must be an adult',
    },
    choose: {
      from: ['listed'],
      to: 'completed',
      by: ['keeper'],
      clause: 'REHOME-4',
      words: 'The keeper chooses among those who applied, and the chosen one becomes the keeper',
    },
    reject: { from: ['sent'], to: 'rejected', by: ['recipient'], clause: 'REHOME-3', words: 'Whoever is given an animal may say no' },
    withdraw: {
      from: ['listed', 'sent'],
      to: 'withdrawn',
      by: ['keeper'],
      clause: 'REHOME-1',
      words: 'A keeper may take a rehoming back until it is answered',
    },
    expire: {
      from: ['listed', 'sent'],
      to: 'expired',
      by: ['clock'],
      clause: 'REHOME-5',
      words: 'A rehoming that nobody answers ends, and the keeper stays: after 14 days, or 90 where it was listed',
    },
    giveWay: {
      from: ['listed', 'sent'],
      to: 'withdrawn',
      by: ['formerKeeper'],
      clause: 'REHOME-6',
      words: 'What a new keeper had begun gives way when the former one says that the change was wrong',
    },
    sayWrong: { from: ['completed'], to: 'disputed', by: ['formerKeeper'], ...WRONG },
    giveBack: { from: ['completed', 'disputed'], to: 'returned', by: ['keeper'], ...WRONG },
    resolveForFormer: { from: ['disputed'], to: 'returned', by: ['Staff'], ...RESOLVE },
    resolveForKeeper: { from: ['disputed'], to: 'settled', by: ['Staff'], ...RESOLVE },
  },
})
