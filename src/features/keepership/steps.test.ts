import { describe, expect, test } from 'vitest'
import { type Clocked, stepOf } from './steps.ts'

const NOW = new Date('2026-05-01T12:00:00Z')
const at = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

const claim = (over: Partial<Clocked>): Clocked => ({
  status: 'notified',
  reason: 'bought',
  reportedOn: null,
  releasedOn: null,
  answerBy: at(28),
  notifiedAt: NOW,
  reminders: 0,
  petStatus: 'active',
  petKeeperId: 'anna',
  keeperId: 'anna',
  reached: true,
  hasAddress: true,
  isForsaken: false,
  isDoubtful: false,
  letterAt: NOW,
  evidenceAt: NOW,
  ...over,
})
const stray = { reason: 'found', reportedOn: '2026-04-20' } as const

test.each<[string, Partial<Clocked>, ReturnType<typeof stepOf>]>([
  ['a keeper who was just asked is left alone', {}, null],
  ['is reminded on day 3', { notifiedAt: at(-3) }, 'remind'],
  ['and once only', { notifiedAt: at(-3), reminders: 1 }, null],
  ['and gets one reminder for three that were missed', { notifiedAt: at(-20) }, 'remind'],
  ['who was reached has 7 days more', { answerBy: NOW }, 'beginGrace'],
  ['who was reached, but has had no letter though there’s an address, gets one first', { answerBy: NOW, letterAt: null }, 'writeLetter'],
  ['who was reached and has no address has 7 days more', { answerBy: NOW, letterAt: null, hasAddress: false }, 'beginGrace'],
  ['whose silence is all there is waits for our staff to accept the evidence', { status: 'grace', answerBy: NOW, evidenceAt: null }, null],
  ['who has never shown that it’s theirs stops no one by reporting it missing', { petStatus: 'missing', isDoubtful: true }, null],
  ['whom nothing reached gets a letter', { answerBy: NOW, reached: false }, 'writeLetter'],
  ['who cannot be written to either loses nothing', { answerBy: NOW, reached: false, hasAddress: false }, null],
  ['has 7 days more after the letter', { status: 'letterSent', answerBy: NOW, reached: false }, 'beginGrace'],
  ['hands on when these are over', { status: 'grace', answerBy: NOW }, 'complete'],
  ['not a moment before', { status: 'grace', answerBy: at(0.01) }, null],
  ['hands on when the agreement has cooled', { status: 'cooling', answerBy: NOW }, 'completeCooled'],
  ['a stray waits for its release', { ...stray, status: 'held', answerBy: at(-3) }, null],
  ['a stray that is released moves on', { ...stray, status: 'held', answerBy: at(-3), releasedOn: '2026-04-29' }, 'release'],
  ['a stray waits for its clear days', { ...stray, status: 'held', reportedOn: '2026-04-24', releasedOn: '2026-04-30' }, null],
  ['a found animal is asked about anew', { status: 'blockedMissing', answerBy: null }, 'unblock'],
  ['a dispute waits for Staff', { status: 'disputed', answerBy: null, isForsaken: true, petStatus: 'missing' }, null],
  ['evidence waits for Staff', { status: 'evidenceReview', answerBy: null, petStatus: 'stolen' }, null],
  ['what is over is over', { status: 'completed', answerBy: null, petStatus: 'missing', isForsaken: true }, null],
  ['a request ends with the account that made it', { isForsaken: true }, 'withdraw'],
  ['an animal that another keeps meanwhile stays where it is', { status: 'grace', answerBy: at(-1), petKeeperId: 'ben' }, null],
])('%s', (_what, over, step) => {
  expect(stepOf(claim(over), NOW)).toBe(step)
})

describe.each(['missing', 'stolen', 'deceased', 'exported'] as const)('an animal that is %s', (petStatus) => {
  test.each(['held', 'notified', 'letterSent', 'grace', 'cooling'] as const)('stops a request that is %s, due or not', (status) => {
    for (const answerBy of [at(-1), at(1)]) expect(stepOf(claim({ petStatus, status, answerBy }), NOW)).toBe('block')
  })

  test('leaves a request that is stopped already as it is', () => {
    expect(stepOf(claim({ petStatus, status: 'blockedMissing', answerBy: null }), NOW)).toBe(null)
  })
})
