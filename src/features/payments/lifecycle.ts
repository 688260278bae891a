import { lifecycle } from '#platform/law/lifecycle.ts'

const BANK_HOLDS =
  'PAY-7 While the payer’s bank holds a payment, what was not used of it waits, and so does the money for goods that came back; an animal that is registered stays so'

/** Days after which a payment that nobody finished is cancelled. */
export const OPEN_DAYS = 14

const REFUND = 'PAY-5 What was paid can be given back, whole or in part, never more than was paid (SI 2013/3134)'

export const paymentLife = lifecycle({
  subject: 'payment',
  table: 'payment',
  states: {
    open: 'It has been asked for. The payer has not paid.',
    processing: 'The provider works on it. Nothing is given yet.',
    succeeded: 'It is paid, and what was paid for is given.',
    partRefunded: 'A part of it was given back.',
    refunded: 'All of it was given back.',
    cancelled: 'It was not paid and can no longer be.',
  },
  starts: {
    ask: { to: ['open'], by: ['holder'], rule: 'PAY-1 What is to be paid is worked out here, never by the browser, and is asked for once' },
  },
  moves: {
    process: {
      from: ['open'],
      to: 'processing',
      by: ['payments'],
      rule: 'PAY-2 What is true of a payment is what the provider says when it is asked',
    },
    reopen: {
      from: ['processing'],
      to: 'open',
      by: ['payments'],
      rule: 'PAY-2 What is true of a payment is what the provider says when it is asked',
    },
    succeed: {
      from: ['open', 'processing'],
      to: 'succeeded',
      by: ['payments'],
      rule: 'PAY-3 What was paid for is given once, in the same moment as the payment is written down',
    },
    cancel: {
      from: ['open', 'processing'],
      to: 'cancelled',
      by: ['holder', 'clock', 'payments'],
      rule: 'PAY-4 A payment that nobody finishes is cancelled, at the provider first',
    },
    refundPart: { from: ['succeeded', 'partRefunded'], to: 'partRefunded', by: ['Staff', 'payments'], rule: REFUND },
    refundAll: { from: ['succeeded', 'partRefunded'], to: 'refunded', by: ['Staff', 'payments'], rule: REFUND },
  },
})

export const refundLife = lifecycle({
  subject: 'refund',
  table: 'refund',
  states: {
    asked: 'It is to be made at the provider, or pending there. While the payer’s bank holds the payment it waits.',
    made: 'The money is on its way back to the card.',
    failed: 'The provider could not give it back. Staff see to it.',
    overtaken: 'The payer’s bank took the money back before.',
  },
  starts: {
    ask: { to: ['asked'], by: ['Staff', 'payments'], rule: REFUND },
    lose: { to: ['made'], by: ['payments'], rule: 'PAY-8 What the bank takes back is written down as given back, with its credit note' },
  },
  moves: {
    make: { from: ['asked'], to: 'made', by: ['payments'], rule: 'PAY-6 A refund goes to the card that paid, once' },
    overtake: {
      from: ['asked', 'failed'],
      to: 'overtaken',
      by: ['payments'],
      rule: 'PAY-8 What the bank takes back is written down as given back, with its credit note',
    },
    payOtherwise: {
      from: ['failed'],
      to: 'made',
      by: ['Staff'],
      rule: 'PAY-6 A refund goes to the card that paid, once, or where it cannot in another way',
    },
    fail: { from: ['asked', 'made'], to: 'failed', by: ['payments'], rule: 'PAY-6 A refund goes to the card that paid, once' },
  },
})

export const disputeLife = lifecycle({
  subject: 'dispute',
  table: 'dispute',
  states: {
    asked: 'The payer’s bank asks about the payment. The money is ours still.',
    open: 'The bank holds the money until it has decided. What was not used waits with it.',
    won: 'The money is ours. What waited can be used again.',
    lost: 'The bank has given the payer their money back. Where that is all of it, what was not used ends.',
  },
  starts: { raise: { to: ['asked', 'open'], by: ['payments'], rule: BANK_HOLDS } },
  moves: {
    hold: { from: ['asked'], to: 'open', by: ['payments'], rule: BANK_HOLDS },
    win: { from: ['asked', 'open'], to: 'won', by: ['payments'], rule: BANK_HOLDS },
    lose: { from: ['asked', 'open'], to: 'lost', by: ['payments'], rule: BANK_HOLDS },
  },
})
