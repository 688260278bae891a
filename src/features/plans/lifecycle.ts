import { lifecycle } from '#platform/law/lifecycle.ts'

export const purchaseLife = lifecycle({
  subject: 'purchase',
  table: 'purchase',
  states: {
    waiting: 'It hasn’t been paid for yet. Until then, the animal’s registration does what the law requires.',
    granted: 'It’s been paid for and delivered.',
    cancelled: 'It wasn’t paid for.',
    refunded: 'We’ve refunded what wasn’t used.',
  },
  starts: {
    buy: {
      to: ['waiting'],
      by: ['holder'],
      clause: 'PLAN-1',
      words: 'You pay once to register an animal for life. Updates, lookups, missing reports and consent are always free',
    },
  },
  moves: {
    grant: {
      from: ['waiting'],
      to: 'granted',
      by: ['payments'],
      clause: 'PLAN-2',
      words: 'You get a plan as soon as it’s paid for, and only once',
    },
    cancel: {
      from: ['waiting'],
      to: 'cancelled',
      by: ['holder', 'clock'],
      clause: 'PLAN-3',
      words: 'A purchase can be cancelled until it’s paid for',
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
