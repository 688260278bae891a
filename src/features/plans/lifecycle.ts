import { lifecycle } from '#platform/law/lifecycle.ts'

export const purchaseLife = lifecycle({
  subject: 'purchase',
  table: 'purchase',
  states: {
    waiting: 'It waits to be paid. What it is for works meanwhile as far as the law asks.',
    granted: 'It is paid and given.',
    cancelled: 'It was not paid.',
    refunded: 'The part that wasn’t used was refunded.',
  },
  starts: {
    buy: {
      to: ['waiting'],
      by: ['holder'],
      clause: 'PLAN-1',
      words: 'Registering an animal is paid once, for its whole life; updates, lookups, the missing flag and consent never are',
    },
  },
  moves: {
    grant: { from: ['waiting'], to: 'granted', by: ['payments'], clause: 'PLAN-2', words: 'A plan is given when it is paid, once' },
    cancel: {
      from: ['waiting'],
      to: 'cancelled',
      by: ['holder', 'clock'],
      clause: 'PLAN-3',
      words: 'A purchase may be cancelled until it is paid',
    },
    refund: {
      from: ['granted'],
      to: 'refunded',
      by: ['Staff', 'payments'],
      clause: 'PLAN-4',
      words: 'We refund what wasn’t used (SI 2013/3134)',
    },
  },
})
