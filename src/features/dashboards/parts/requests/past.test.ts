import { expect, test } from 'vitest'
import { pastOf } from './past.ts'

const pet = {
  name: 'Fern',
  species: 'dog',
  breed: 'Beagle',
  sex: 'female',
  colour: 'tricolour',
  bornOn: '2026-09-12',
  bornExactly: true,
  photoUrl: null,
  chipShown: '985 121 004 515 220',
} as const
const offer = {
  id: 'o1',
  petId: 'p1',
  kind: 'sale',
  status: 'accepted',
  isOpen: false,
  pet,
  other: 'a licensed breeder',
  from: null,
  note: null,
  sentAt: '2026-11-01T10:00:00.000Z',
  answerBy: '2026-11-15T10:00:00.000Z',
  answeredAt: '2026-11-04T10:00:00.000Z',
  registration: null,
  can: { accept: { clause: null, words: 'no' }, reject: { clause: null, words: 'no' }, withdraw: { clause: null, words: 'no' } },
} as const
const request = {
  id: 'c1',
  status: 'withdrawn',
  isOpen: false,
  chipShown: '985 121 004 515 220',
  petId: null,
  petName: null,
  reason: 'bought',
  askedAt: '2026-11-09T10:00:00.000Z',
  answerBy: null,
  next: '',
  can: { withdraw: { clause: null, words: 'no' }, release: { clause: null, words: 'no' } },
} as const
const none = { offersToMe: [], offersFromMe: [], given: [], taken: [], asked: [] }

test('what is past stands with the latest first, an offer on the day of its answer', () => {
  const past = pastOf({ ...none, offersToMe: [offer], asked: [request] })
  expect(past.map(({ key, at }) => [key, at])).toEqual([
    ['c1', '2026-11-09T10:00:00.000Z'],
    ['o1', '2026-11-04T10:00:00.000Z'],
  ])
})

test('what is still open is not past', () => {
  expect(
    pastOf({ ...none, offersToMe: [{ ...offer, status: 'opened', isOpen: true }], asked: [{ ...request, status: 'grace', isOpen: true }] }),
  ).toEqual([])
})

test('an animal that never became mine is told by its chip alone', () => {
  expect(pastOf({ ...none, asked: [request] })[0]).toMatchObject({ animal: '985 121 004 515 220', outcome: { label: 'Withdrawn' } })
})
