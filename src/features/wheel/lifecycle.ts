import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** Days in which a prize can be claimed. */
export const CLAIM_DAYS = 30
/** Days for which the coupon of a claimed prize works. */
export const COUPON_DAYS = 90

export const spinLife = lifecycle({
  subject: 'spin of the wheel',
  table: 'wheel_spin',
  states: {
    won: 'The prize can be claimed within 30 days.',
    missed: 'This time there was no prize.',
    claimed: 'The prize has been given.',
    lapsed: 'The prize wasn’t claimed within 30 days.',
  },
  reads: { won: 'has won', missed: 'won nothing', claimed: 'has been claimed', lapsed: 'wasn’t claimed in time' },
  starts: {
    win: {
      to: ['won'],
      by: ['holder'],
      clause: 'WHEEL-1',
      words: 'Everyone with a confirmed e-mail address can spin once in each campaign, free, and we draw the prize by the published odds',
    },
    miss: { to: ['missed'], by: ['holder'], clause: 'WHEEL-1', words: 'A spin that wins nothing counts as the one spin of a campaign' },
  },
  moves: {
    claim: {
      from: ['won'],
      to: 'claimed',
      by: ['holder'],
      clause: 'WHEEL-2',
      words: 'The winner can claim a prize once, within 30 days of winning it',
    },
    lapse: {
      from: ['won'],
      to: 'lapsed',
      by: ['clock'],
      clause: 'WHEEL-3',
      words: 'A prize that isn’t claimed within 30 days lapses. We remind the winner a week before',
    },
  },
})

clause(
  'WHEEL-4',
  'We fix the draw before a campaign opens and publish its fingerprint. Once it’s over we publish the seed, so that anyone can check every draw',
)
