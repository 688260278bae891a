import { because } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** Days for the person to answer. */
export const ANSWER_DAYS = 14
/** Days after sending on which they are reminded. */
export const REMINDERS = [3, 7, 12] as const
/** From one message about a request to the next that an implanter has sent. */
export const BETWEEN_REMINDERS = { days: 1 }
/** Under which purpose the codes in letters to keepers are derived. */
export const LETTER = 'letter'
/** The same for the links in messages that ask somebody if an animal is theirs. */
export const LINK = 'askedlink'
/** Days for somebody to answer who is asked on paper: letters take their time, both ways. */
export const LETTER_DAYS = 28
/** Days after asking on which the letter is sent once more. */
export const LETTER_REMINDERS = [10, 20] as const
/** How many letters there are about one request, whoever has them sent. */
export const MOST_LETTERS = 5
/** Days from one letter to the next that an implanter has sent. */
export const BETWEEN_LETTERS_DAYS = 5
/** How many people an implanter can have us write to on paper within a day. */
export const LETTERS_A_DAY = 50

/** Days for which a transfer code is good, from the day on which its animal may go. */
export const CODE_DAYS = 90

/** Packs that are printed together. */
export const MOST_PACKS = 20
/** Minutes without another animal of the litter after which its breeder is asked about all of them. */
export const QUIET_MINUTES = 5
/** Minutes after the first animal when they are asked about those so far, however many are still to come. */
export const LONGEST_WAIT_MINUTES = 60

/** The states in which an offer can be answered: there is one such offer an animal. */
export const OPEN_OFFER = ['sent', 'opened'] as const

/** Litters of dogs in 12 months from which a breeder who sells needs a licence (SI 2018/486, schedule 1 part 5). */
export const LICENCE_FROM_LITTERS = 3

/** What a breeder is told who sells without the licence that the law asks for. */
export const LICENCE_NEEDED = because(
  'OFFER-1',
  'You need a licence to sell from three litters in 12 months. Add your licence to your profile first, or its new end date.',
)

export const offerLife = lifecycle({
  subject: 'offer',
  table: 'offer',
  states: {
    sent: 'The animal has been offered to someone, who has 14 days to answer, or 28 if we write to them on paper. Until then its keeper is responsible for it.',
    opened: 'They’ve seen the offer.',
    accepted: 'They’re the keeper now.',
    rejected: 'They said no. The keeper stays the same.',
    expired: 'They didn’t answer in time. The keeper stays the same.',
    withdrawn: 'It was withdrawn before they answered.',
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
      words: 'A breeder can offer an animal to its buyer if it’s theirs and old enough (SI 2018/486)',
    },
    offerAdoption: {
      to: ['sent'],
      by: ['Welfare'],
      clause: 'OFFER-2',
      words:
        'A verified organisation can offer an animal for adoption on the ground that its intake gives: its keeper gave it up, a dog’s stray period is over, no keeper of another stray came forward, it was released, another rescue passed it on, it was born in care or came from abroad',
    },
    askToConfirm: {
      to: ['sent'],
      by: ['Implanter'],
      clause: 'OFFER-3',
      words: 'The person an animal was registered for says whether it’s theirs',
    },
    handOverByCode: {
      to: ['accepted'],
      by: ['recipient'],
      clause: 'OFFER-4',
      words:
        'Anyone with the code from an animal’s transfer pack can become its keeper, once, within 90 days of the day the animal may leave',
    },
  },
  moves: {
    open: { from: ['sent'], to: 'opened', by: ['recipient'], clause: 'OFFER-5', words: 'We record when an offer is seen' },
    accept: {
      from: ['sent', 'opened'],
      to: 'accepted',
      by: ['recipient'],
      clause: 'OFFER-6',
      words:
        'The person an animal is offered to becomes its keeper by accepting within 14 days, or within 28 days with the code from our letter',
    },
    reject: {
      from: ['sent', 'opened'],
      to: 'rejected',
      by: ['recipient'],
      clause: 'OFFER-7',
      words: 'The person an animal is offered to can say no',
    },
    withdraw: {
      from: ['sent', 'opened'],
      to: 'withdrawn',
      by: ['holder'],
      clause: 'OFFER-8',
      words: 'The person who made an offer can withdraw it until it’s answered',
    },
    giveWay: {
      from: ['sent', 'opened'],
      to: 'withdrawn',
      by: ['formerKeeper'],
      clause: 'OFFER-11',
      words: 'A keeper’s offer ends when the animal gets another keeper, or when a former keeper disputes how they got it',
    },
    expire: {
      from: ['sent', 'opened'],
      to: 'expired',
      by: ['clock'],
      clause: 'OFFER-9',
      words: 'An offer that isn’t answered within 14 days, or 28 days by letter, ends, and the keeper stays the same',
    },
  },
})
