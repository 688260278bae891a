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

const WRONG = clause('REHOME-6', 'For 7 days, either side can say that a change of keeper was wrong')
const RESOLVE = clause('REHOME-7', 'Staff settle a dispute on the evidence, or as a court or the police decide')

export const rehomingLife = lifecycle({
  subject: 'rehoming',
  table: 'rehoming',
  states: {
    listed: 'The keeper is looking for a home. Organisations and people can apply, and aren’t told who the keeper is.',
    sent: 'The keeper is giving the animal to someone, who has 14 days to answer.',
    completed: 'Both sides said yes. The animal has a new keeper.',
    rejected: 'They said no. The keeper stays the same.',
    expired: 'No one answered in time. The keeper stays the same.',
    withdrawn: 'The keeper withdrew it before it was answered.',
    disputed: 'The former keeper says it was wrong. No one else can become the keeper until Staff settle it.',
    returned: 'The former keeper is the keeper again.',
    settled: 'Settled: the change stands.',
  },
  reads: {
    listed: 'is waiting for someone to offer a home',
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
      words: 'A keeper can give an animal to a person or an organisation, who must agree',
    },
    list: {
      to: ['listed'],
      by: ['keeper'],
      clause: 'REHOME-2',
      words: 'A keeper can look for a home for an animal without being named',
    },
  },
  moves: {
    accept: {
      from: ['sent'],
      to: 'completed',
      by: ['recipient'],
      clause: 'REHOME-3',
      words: 'The person an animal is given to becomes its keeper by agreeing, and must be an adult',
    },
    choose: {
      from: ['listed'],
      to: 'completed',
      by: ['keeper'],
      clause: 'REHOME-4',
      words: 'The keeper chooses one of the applicants, who becomes the new keeper',
    },
    reject: { from: ['sent'], to: 'rejected', by: ['recipient'], clause: 'REHOME-3', words: 'The person an animal is given to can say no' },
    withdraw: {
      from: ['listed', 'sent'],
      to: 'withdrawn',
      by: ['keeper'],
      clause: 'REHOME-1',
      words: 'A keeper can withdraw a rehoming until it’s answered',
    },
    expire: {
      from: ['listed', 'sent'],
      to: 'expired',
      by: ['clock'],
      clause: 'REHOME-5',
      words: 'A rehoming that no one answers ends, and the keeper stays the same: after 14 days, or 90 if it was listed',
    },
    giveWay: {
      from: ['listed', 'sent'],
      to: 'withdrawn',
      by: ['formerKeeper'],
      clause: 'REHOME-6',
      words: 'A rehoming started by the new keeper ends when the former keeper says the change was wrong',
    },
    sayWrong: { from: ['completed'], to: 'disputed', by: ['formerKeeper'], ...WRONG },
    giveBack: { from: ['completed', 'disputed'], to: 'returned', by: ['keeper'], ...WRONG },
    resolveForFormer: { from: ['disputed'], to: 'returned', by: ['Staff'], ...RESOLVE },
    resolveForKeeper: { from: ['disputed'], to: 'settled', by: ['Staff'], ...RESOLVE },
  },
})
