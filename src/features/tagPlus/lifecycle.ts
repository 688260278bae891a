import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** Days after a first payment, one that ends a trial and one for a further year, in which all of it goes back (SI 2013/3134 regulation 30; DMCC Act 2024 section 264). */
export const COOLING_OFF_DAYS = 14

export const subscriptionLife = lifecycle({
  subject: 'subscription',
  table: 'subscription',
  states: {
    begun: 'Its holder hasn’t finished at the card provider yet. Nothing is paid.',
    trialing: 'It works and costs nothing until the trial ends.',
    active: 'It works and is paid for until the end of the period.',
    pastDue: 'The last payment failed. It works for 14 more days while we ask for another.',
    lapsed: 'It wasn’t paid for. The tags work as every tag does, for free.',
    ended: 'Its holder cancelled it, and it’s over.',
    abandoned: 'It was never finished. Nothing was paid.',
  },
  reads: { begun: 'hasn’t been set up', pastDue: 'is waiting for a payment', ended: 'has ended', lapsed: 'has ended' },
  starts: {
    begin: {
      to: ['begun'],
      by: ['holder'],
      clause: 'PLUS-1',
      words: 'TailTag Plus adds to what every tag does for free. The first 30 days cost nothing, once for each person',
    },
  },
  moves: {
    try: {
      from: ['begun'],
      to: 'trialing',
      by: ['payments'],
      clause: 'PLUS-1',
      words: 'A trial begins once a card is kept for afterwards',
    },
    pay: {
      from: ['begun', 'trialing', 'pastDue'],
      to: 'active',
      by: ['payments'],
      clause: 'PLUS-2',
      words: 'A subscription works for as long as it’s paid for',
    },
    fail: {
      from: ['begun', 'trialing', 'active'],
      to: 'pastDue',
      by: ['payments'],
      clause: 'PLUS-3',
      words: 'When a payment fails we say so, and nothing changes for 14 days',
    },
    lapse: {
      from: ['pastDue'],
      to: 'lapsed',
      by: ['clock', 'payments'],
      clause: 'PLUS-4',
      words: 'Without a payment the subscription ends. The tags still lead to the keeper, for free',
    },
    end: {
      from: ['trialing', 'active', 'pastDue'],
      to: 'ended',
      by: ['holder', 'payments'],
      clause: 'PLUS-5',
      words: 'A subscription that was cancelled ends with the period that’s paid for',
    },
    abandon: {
      from: ['begun'],
      to: 'abandoned',
      by: ['clock', 'holder', 'payments'],
      clause: 'PLUS-1',
      words: 'One that no one finishes is forgotten',
    },
  },
})

/** Those with which TailTag Plus works. */
export const WORKING = ['trialing', 'active', 'pastDue'] as const

export const CANCELLING = clause('PLUS-5', 'A holder can cancel at any time, and take that back until the period is over')
export const COOLING_OFF = clause(
  'PLUS-6',
  'For 14 days after a first payment, one that ends a trial or one for a further year, cancelling gives all of it back (SI 2013/3134)',
)
export const REMINDING = clause('PLUS-7', 'We say so before a trial ends, before a year renews and every six months')
