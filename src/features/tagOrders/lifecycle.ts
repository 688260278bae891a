import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** Days after which an order that nobody paid for is over. */
export const UNPAID_DAYS = 7

export const tagOrderLife = lifecycle({
  subject: 'tag order',
  table: 'tag_order',
  states: {
    placed: 'It isn’t paid for yet. We make nothing until it is.',
    paid: 'It’s paid for, and we’ll engrave it next. It can still be cancelled.',
    engraved: 'It’s engraved, and we’re about to send it.',
    sent: 'It’s on its way. It works once its keeper activates it with the PIN under the wrapping.',
    cancelled: 'It was never paid for.',
    refunded: 'What was paid for it has gone back.',
  },
  reads: { placed: 'isn’t paid for yet', sent: 'has been sent' },
  starts: {
    place: {
      to: ['placed'],
      by: ['holder'],
      clause: 'TAG-10',
      words: 'A keeper orders a tag engraved with their name and address, which a dog’s collar must show in public (SI 1992/901)',
    },
  },
  moves: {
    pay: { from: ['placed'], to: 'paid', by: ['payments'], clause: 'TAG-11', words: 'We engrave a tag once it’s paid for' },
    engrave: {
      from: ['paid'],
      to: 'engraved',
      by: ['Staff'],
      clause: 'TAG-11',
      words: 'Each tag we engrave has a code and a PIN that no other tag has',
    },
    dispatch: { from: ['engraved'], to: 'sent', by: ['Staff'], clause: 'TAG-11', words: 'We tell the keeper when their tag is on its way' },
    cancel: {
      from: ['placed'],
      to: 'cancelled',
      by: ['holder', 'clock', 'Staff'],
      clause: 'TAG-12',
      words: 'An order can be cancelled until it’s paid for, and one that no one pays for is over after seven days',
    },
    withdraw: {
      from: ['paid'],
      to: 'refunded',
      by: ['holder', 'Staff'],
      clause: 'TAG-12',
      words:
        'A keeper, or our staff for them, can cancel a tag until we engrave it, and the keeper gets all their money back. After that it was made for them (SI 2013/3134 reg 28)',
    },
    refund: {
      from: ['paid', 'engraved', 'sent'],
      to: 'refunded',
      by: ['payments'],
      clause: 'TAG-13',
      words: 'We refund a tag that’s faulty, wrongly engraved or never arrives',
    },
  },
})

export const ENGRAVED = clause('TAG-10', 'An engraved tag shows the keeper’s name, address and postcode, on lines that fit it')
