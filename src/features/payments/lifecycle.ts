import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

const BANK_HOLDS = clause(
  'PAY-7',
  'While the payer’s bank holds a payment, what was not used of it waits, and so does the money for goods that came back; an animal that is registered stays so',
)

/** Days after which a payment that nobody finished is cancelled. */
export const OPEN_DAYS = 14

const REFUND = clause('PAY-5', 'We can refund all or part of what was paid, and never more (SI 2013/3134)')

export const paymentLife = lifecycle({
  subject: 'payment',
  table: 'payment',
  states: {
    open: 'It has been asked for. The payer has not paid.',
    processing: 'The provider works on it. Nothing is given yet.',
    succeeded: 'It is paid, and what was paid for is given.',
    partRefunded: 'Partly refunded.',
    refunded: 'Fully refunded.',
    cancelled: 'It was not paid and can no longer be.',
  },
  starts: {
    ask: {
      to: ['open'],
      by: ['holder'],
      clause: 'PAY-1',
      words: 'What is to be paid is worked out here, never by the browser, and is asked for once',
    },
  },
  moves: {
    process: {
      from: ['open'],
      to: 'processing',
      by: ['payments'],
      clause: 'PAY-2',
      words: 'What is true of a payment is what the provider says when it is asked',
    },
    reopen: {
      from: ['processing'],
      to: 'open',
      by: ['payments'],
      clause: 'PAY-2',
      words: 'What is true of a payment is what the provider says when it is asked',
    },
    succeed: {
      from: ['open', 'processing'],
      to: 'succeeded',
      by: ['payments'],
      clause: 'PAY-3',
      words: 'What was paid for is given once, in the same moment as the payment is written down',
    },
    cancel: {
      from: ['open', 'processing'],
      to: 'cancelled',
      by: ['holder', 'clock', 'payments'],
      clause: 'PAY-4',
      words: 'A payment that nobody finishes is cancelled, at the provider first',
    },
    refund: { from: ['succeeded', 'partRefunded'], to: ['partRefunded', 'refunded'], by: ['Staff', 'payments'], ...REFUND },
  },
})

export const refundLife = lifecycle({
  subject: 'refund',
  table: 'refund',
  states: {
    asked: 'It is to be made at the provider, or pending there. While the payer’s bank holds the payment it waits.',
    made: 'The money is on its way back to the card.',
    failed: 'The provider could not give it back. Staff see to it.',
    superseded: 'The payer’s bank took the money back before.',
  },
  starts: {
    ask: { to: ['asked'], by: ['Staff', 'payments'], ...REFUND },
    lose: {
      to: ['made'],
      by: ['payments'],
      clause: 'PAY-8',
      words: 'What the bank takes back is recorded as refunded, with a credit note',
    },
  },
  moves: {
    make: { from: ['asked'], to: 'made', by: ['payments'], clause: 'PAY-6', words: 'A refund goes to the card that paid, once' },
    supersede: {
      from: ['asked', 'failed'],
      to: 'superseded',
      by: ['payments'],
      clause: 'PAY-8',
      words: 'What the bank takes back is recorded as refunded, with a credit note',
    },
    payOtherwise: {
      from: ['failed'],
      to: 'made',
      by: ['Staff'],
      clause: 'PAY-6',
      words: 'A refund goes to the card that paid, once, or where it cannot in another way',
    },
    fail: { from: ['asked', 'made'], to: 'failed', by: ['payments'], clause: 'PAY-6', words: 'A refund goes to the card that paid, once' },
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
  starts: { raise: { to: ['asked', 'open'], by: ['payments'], ...BANK_HOLDS } },
  moves: {
    hold: { from: ['asked'], to: 'open', by: ['payments'], ...BANK_HOLDS },
    win: { from: ['asked', 'open'], to: 'won', by: ['payments'], ...BANK_HOLDS },
    lose: { from: ['asked', 'open'], to: 'lost', by: ['payments'], ...BANK_HOLDS },
  },
})
