import { because } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** Days for the person to answer. */
export const ANSWER_DAYS = 14
/** Days after sending on which they are reminded. */
export const REMINDERS = [3, 7, 12] as const
/** Days for which a transfer code is good. */
export const CODE_DAYS = 90

/** The states in which an offer can be answered: there is one such offer an animal. */
export const OPEN_OFFER = ['sent', 'opened'] as const

/** Litters of dogs in 12 months from which a breeder who sells needs a licence (SI 2018/486, schedule 1 part 5). */
export const LICENCE_FROM_LITTERS = 3

/** What a breeder is told who sells without the licence that the law asks for. */
export const LICENCE_NEEDED = because(
  'OFFER-1',
  'Three litters in 12 months need a licence to sell (SI 2018/486). Add your licence number to your profile first.',
)

export const offerLife = lifecycle({
  subject: 'offer',
  table: 'offer',
  states: {
    sent: 'The animal is offered to somebody, who has 14 days to answer. Its keeper answers for it meanwhile.',
    opened: 'They have seen the offer.',
    accepted: 'They are the keeper now.',
    rejected: 'They said no. The keeper stays.',
    expired: 'They did not answer in 14 days. The keeper stays.',
    withdrawn: 'It was taken back before they answered.',
  },
  reads: {
    sent: 'is waiting for an answer',
    opened: 'is waiting for an answer',
    accepted: 'has been accepted',
    rejected: 'has been turned down',
    expired: 'has ended',
    withdrawn: 'has been withdrawn',
  },
  starts: {
    offerSale: {
      to: ['sent'],
      by: ['Breeder'],
      clause: 'OFFER-1',
      words: 'A breeder may offer an animal that is theirs and old enough to its buyer (SI 2018/486)',
    },
    offerAdoption: {
      to: ['sent'],
      by: ['Welfare'],
      clause: 'OFFER-2',
      words: 'A verified organisation may offer an animal for adoption once its keeper has given it up or the time for strays has passed',
    },
    askToConfirm: {
      to: ['sent'],
      by: ['Implanter'],
      clause: 'OFFER-3',
      words: 'Whoever an animal was registered for says whether it is theirs',
    },
    handOverByCode: {
      to: ['accepted'],
      by: ['recipient'],
      clause: 'OFFER-4',
      words: 'Whoever holds the code of an animal’s transfer pack may become its keeper, once, within 90 days',
    },
  },
  moves: {
    open: { from: ['sent'], to: 'opened', by: ['recipient'], clause: 'OFFER-5', words: 'It is noted when an offer has been seen' },
    accept: {
      from: ['sent', 'opened'],
      to: 'accepted',
      by: ['recipient'],
      clause: 'OFFER-6',
      words: 'The person to whom an animal is offered becomes its keeper by accepting within 14 days',
    },
    reject: {
      from: ['sent', 'opened'],
      to: 'rejected',
      by: ['recipient'],
      clause: 'OFFER-7',
      words: 'The person to whom an animal is offered may say no',
    },
    withdraw: {
      from: ['sent', 'opened'],
      to: 'withdrawn',
      by: ['holder'],
      clause: 'OFFER-8',
      words: 'Whoever made an offer may take it back until it is answered',
    },
    giveWay: {
      from: ['sent', 'opened'],
      to: 'withdrawn',
      by: ['formerKeeper'],
      clause: 'OFFER-11',
      words: 'What a keeper has offered ends when the animal has another keeper',
    },
    expire: {
      from: ['sent', 'opened'],
      to: 'expired',
      by: ['clock'],
      clause: 'OFFER-9',
      words: 'An offer that is not answered in 14 days ends, and the keeper stays',
    },
  },
})
