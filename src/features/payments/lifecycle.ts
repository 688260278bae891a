import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

const BANK_HOLDS = clause(
  'PAY-7',
  'While the payer’s bank holds a payment, anything unused is on hold, and so is the refund for returned goods. Registered animals stay registered',
)

/** Days after which a payment that nobody finished is cancelled. */
export const OPEN_DAYS = 14

const REFUND = clause('PAY-5', 'We can refund all or part of what was paid, but never more (SI 2013/3134)')

export const paymentLife = lifecycle({
  subject: 'payment',
  table: 'payment',
  states: {
    open: 'We’ve asked for it. The payer hasn’t paid yet.',
    processing: 'The provider is processing it. Nothing has been delivered yet.',
    succeeded: 'It’s paid, and the payer has what they paid for.',
    partRefunded: 'Partly refunded.',
    refunded: 'Fully refunded.',
    cancelled: 'It wasn’t paid, and it’s too late to pay it.',
  },
  starts: {
    ask: {
      to: ['open'],
      by: ['holder', 'Staff'],
      clause: 'PAY-1',
      words: 'We work out the amount ourselves, never the browser, and ask for it once',
    },
  },
  moves: {
    process: {
      from: ['open'],
      to: 'processing',
      by: ['payments'],
      clause: 'PAY-2',
      words: 'We always ask the provider what happened to a payment',
    },
    reopen: {
      from: ['processing'],
      to: 'open',
      by: ['payments'],
      clause: 'PAY-2',
      words: 'We always ask the provider what happened to a payment',
    },
    succeed: {
      from: ['open', 'processing'],
      to: 'succeeded',
      by: ['payments'],
      clause: 'PAY-3',
      words: 'The payer gets what they paid for once, at the moment the payment is recorded',
    },
    record: {
      from: ['open'],
      to: 'succeeded',
      by: ['Staff'],
      clause: 'PAY-11',
      words: 'What’s due can also be paid by bank transfer, by cheque or by telephone. Our staff record it with its reference',
    },
    cancel: {
      from: ['open', 'processing'],
      to: 'cancelled',
      by: ['holder', 'clock', 'payments'],
      clause: 'PAY-4',
      words: 'An unfinished payment is cancelled, at the provider first',
    },
    refund: { from: ['succeeded', 'partRefunded'], to: ['partRefunded', 'refunded'], by: ['Staff', 'payments'], ...REFUND },
  },
})

export const refundLife = lifecycle({
  subject: 'refund',
  table: 'refund',
  states: {
    asked: 'We’ve asked the provider for it, or we’re about to. It’s on hold while the payer’s bank holds the payment.',
    made: 'The money is on its way back to the card.',
    failed: 'The provider couldn’t send it. Staff are dealing with it.',
    superseded: 'The payer’s bank took the money back first.',
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
    make: { from: ['asked'], to: 'made', by: ['payments'], clause: 'PAY-6', words: 'We refund the card that paid, once' },
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
      words: 'We refund the card that paid, once, or another way if that isn’t possible',
    },
    fail: { from: ['asked', 'made'], to: 'failed', by: ['payments'], clause: 'PAY-6', words: 'We refund the card that paid, once' },
  },
})

export const disputeLife = lifecycle({
  subject: 'dispute',
  table: 'dispute',
  states: {
    asked: 'The payer’s bank is asking about the payment. We still have the money.',
    open: 'The bank is holding the money until it decides. Anything unused is on hold too.',
    won: 'We keep the money. What was on hold can be used again.',
    lost: 'The bank has given the payer their money back. If that’s the full amount, anything unused is cancelled.',
  },
  starts: { raise: { to: ['asked', 'open'], by: ['payments'], ...BANK_HOLDS } },
  moves: {
    hold: { from: ['asked'], to: 'open', by: ['payments'], ...BANK_HOLDS },
    win: { from: ['asked', 'open'], to: 'won', by: ['payments'], ...BANK_HOLDS },
    lose: { from: ['asked', 'open'], to: 'lost', by: ['payments'], ...BANK_HOLDS },
  },
})

/** In which order payments are listed: the newest first, or as it says. */
export const PAYMENT_SORTS = ['-createdAt', 'createdAt', '-amount', 'amount'] as const
