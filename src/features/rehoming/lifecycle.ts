import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** Days for the other side to answer. */
export const ANSWER_DAYS = 14
/** Days after sending on which they are reminded. */
export const REMINDERS = [3, 7, 12] as const
/** Days for which an animal stays listed for somebody to give it a home. */
export const LISTED_DAYS = 90
/** Days for the two sides to agree and hand the animal over, from when the keeper chose a home. */
export const AGREE_DAYS = 28
/** Days after the keeper said that the animal was handed over on which its new keeper is reminded to confirm. */
export const CONFIRM_REMINDERS = [1, 3, 7] as const
/** Days in which either side may say that it was wrong. */
export const UNDO_DAYS = 7

/** The states in which a rehoming keeps the animal from changing hands in another way. */
export const OPEN_REHOMING = ['listed', 'sent', 'agreeing', 'handedOver', 'disputed'] as const
/** The same where the keeper is still who began it. */
export const UNDER_WAY = ['listed', 'sent', 'agreeing', 'handedOver'] as const
/** A home has been chosen, and the two sides are handing the animal over. */
export const HANDING_OVER = ['agreeing', 'handedOver'] as const

const WRONG = clause('REHOME-6', 'For 7 days, either side can say that a change of keeper was wrong')
const RESOLVE = clause('REHOME-7', 'Staff settle a dispute on the evidence, or as a court or the police decide')

export const rehomingLife = lifecycle({
  subject: 'rehoming',
  table: 'rehoming',
  states: {
    listed: 'The keeper is looking for a home. Organisations and people can apply, and aren’t told who the keeper is.',
    sent: 'The keeper is giving the animal to someone, who has 14 days to answer.',
    agreeing: 'The keeper has chosen a home. The two write to each other and agree a day. The keeper stays the same.',
    handedOver: 'The keeper says the animal has been handed over. The person chosen has to confirm before they’re the keeper.',
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
    agreeing: 'has a home that the keeper chose',
    handedOver: 'is waiting for the person chosen to confirm',
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
      to: 'agreeing',
      by: ['keeper'],
      clause: 'REHOME-4',
      words:
        'The keeper chooses one of the applicants. The two can write to each other, and the keeper stays the same until the animal is handed over',
    },
    sayHandedOver: {
      from: ['agreeing'],
      to: 'handedOver',
      by: ['keeper'],
      clause: 'REHOME-8',
      words: 'The keeper says when the animal has been handed over',
    },
    confirmHandOver: {
      from: ['handedOver'],
      to: 'completed',
      by: ['recipient'],
      clause: 'REHOME-8',
      words: 'The person chosen becomes the keeper by confirming that the animal has been handed over',
    },
    confirmByCode: {
      from: ['agreeing', 'handedOver'],
      to: 'completed',
      by: ['recipient'],
      clause: 'REHOME-8',
      words: 'The code that the keeper says at the door stands for both sides’ word that the animal has been handed over',
    },
    sayNotYet: {
      from: ['handedOver'],
      to: 'agreeing',
      by: ['keeper', 'recipient'],
      clause: 'REHOME-8',
      words: 'Either side can say that the animal hasn’t been handed over yet',
    },
    partWays: {
      from: ['agreeing'],
      to: 'listed',
      by: ['keeper', 'recipient'],
      clause: 'REHOME-9',
      words: 'Either side can say that they couldn’t agree. The animal looks for a home again, and the keeper stays the same',
    },
    reject: { from: ['sent'], to: 'rejected', by: ['recipient'], clause: 'REHOME-3', words: 'The person an animal is given to can say no' },
    withdraw: {
      from: ['listed', 'sent', 'agreeing'],
      to: 'withdrawn',
      by: ['keeper'],
      clause: 'REHOME-1',
      words: 'A keeper can withdraw a rehoming until it’s answered or the animal has been handed over',
    },
    expire: {
      from: UNDER_WAY,
      to: 'expired',
      by: ['clock'],
      clause: 'REHOME-5',
      words:
        'A rehoming that no one answers ends, and the keeper stays the same: after 14 days, 90 if it was listed, or 28 after a home was chosen',
    },
    giveWay: {
      from: UNDER_WAY,
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
