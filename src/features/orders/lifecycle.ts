import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** Minutes for which goods are held while their buyer pays. */
export const RESERVED_MINUTES = 15
/** Days after delivery in which goods can be sent back (SI 2013/3134 regulation 30(3)). */
export const RETURN_DAYS = 14
/** Days after delivery in which what is faulty or wrong is refunded in full (Consumer Rights Act 2015 section 22(3)). */
export const FAULTY_DAYS = 30
/** Days after which what was sent counts as delivered. */
export const DELIVERED_DAYS = 10

export const shopOrderLife = lifecycle({
  subject: 'shop order',
  table: 'shop_order',
  states: {
    placed: 'It isn’t paid for yet. We hold the goods for 15 minutes.',
    paid: 'It’s paid for, and we’ll pack it next. It can still be cancelled.',
    packed: 'It’s packed, and we’re about to send it.',
    sent: 'It’s on its way.',
    delivered: 'It’s been delivered.',
    cancelled: 'It was never paid for. The goods went back into the cart.',
    returnAsked: 'Some of it is on its way back to us.',
    returned: 'What came back has been refunded.',
    refunded: 'All of it has been refunded.',
  },
  reads: {
    placed: 'isn’t paid for yet',
    packed: 'is packed already',
    sent: 'has been sent',
    delivered: 'has been delivered',
    returnAsked: 'is being returned',
  },
  starts: {
    place: {
      to: ['placed'],
      by: ['holder'],
      clause: 'SHOP-1',
      words: 'We hold goods for 15 minutes while their buyer pays, and never sell more than we have',
    },
  },
  moves: {
    pay: { from: ['placed'], to: 'paid', by: ['payments'], clause: 'SHOP-3', words: 'We pack an order once it’s paid for' },
    pack: { from: ['paid'], to: 'packed', by: ['Staff'], clause: 'SHOP-3', words: 'Our staff pack what was paid for' },
    dispatch: { from: ['packed'], to: 'sent', by: ['Staff'], clause: 'SHOP-3', words: 'We tell the buyer when their order is on its way' },
    deliver: {
      from: ['sent'],
      to: 'delivered',
      by: ['Staff', 'clock'],
      clause: 'SHOP-3',
      words: 'What was sent counts as delivered after ten days at most',
    },
    cancel: {
      from: ['placed'],
      to: 'cancelled',
      by: ['holder', 'clock', 'Staff'],
      clause: 'SHOP-1',
      words: 'An order that isn’t paid for in time is over, and its goods go back into the cart',
    },
    withdraw: {
      from: ['paid'],
      to: 'refunded',
      by: ['holder', 'Staff'],
      clause: 'SHOP-4',
      words: 'A buyer, or our staff for them, can cancel until their order is packed, and the buyer gets all their money back',
    },
    askReturn: {
      from: ['sent', 'delivered', 'returned'],
      to: 'returnAsked',
      by: ['holder'],
      clause: 'SHOP-5',
      words:
        'A buyer can send goods back for 14 days after delivery, and get their money back for what’s faulty for 30. What was engraved for them only if it’s faulty',
    },
    receive: {
      from: ['returnAsked'],
      to: 'returned',
      by: ['Staff'],
      clause: 'SHOP-6',
      words: 'What comes back is refunded the way it was paid, with the delivery where all of it comes back',
    },
    refuseReturn: {
      from: ['returnAsked'],
      to: 'delivered',
      by: ['Staff'],
      clause: 'SHOP-5',
      words: 'Goods that never come back, or that can’t be returned, aren’t refunded, and we say why',
    },
    refund: {
      from: ['paid', 'packed', 'sent', 'delivered', 'returnAsked', 'returned'],
      to: 'refunded',
      by: ['payments'],
      clause: 'SHOP-6',
      words: 'An order of which everything was refunded is over',
    },
  },
})

export const RETURNS = clause('SHOP-5', 'What was engraved for a buyer comes back only if it’s faulty (SI 2013/3134 regulation 28)')
