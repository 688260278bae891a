import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BEGINNING, chainHolds, type Event, hashOf, holderMarkOf, markOf, sealed } from './event.ts'

const ACCOUNT = '019aa000-0000-7000-8000-000000000002'

function chain(length: number): Event[] {
  const events: Event[] = []
  let previousHash = BEGINNING
  for (let seq = 1; seq <= length; seq += 1) {
    const fields = {
      subject: 'pet',
      subjectId: 'p',
      seq,
      at: new Date(Date.UTC(2026, 2, seq)),
      move: `move${seq}`,
      fromStatus: null,
      toStatus: 'active',
      clause: 'PET-1',
      byAccount: seq % 3 === 0 ? null : ACCOUNT,
      byRole: 'keeper',
      facts: { b: seq, a: { d: 1, c: [2, { f: 3, e: 4 }] } },
      previousHash,
    }
    const event = { id: String(seq), ...sealed(fields, seq % 2 === 0 ? null : ACCOUNT) }
    previousHash = event.hash
    events.push(event)
  }
  return events
}

test('an untouched chain holds', () => {
  expect(chainHolds(chain(5))).toBe(true)
  expect(chainHolds([])).toBe(true)
})

test('who made an event is in its hash, and cannot be told from the digest without the salt', () => {
  const [first, second] = chain(2)
  if (!first || !second) throw new Error('a chain of two has two events')
  expect(chainHolds([{ ...first, byAccount: '019aa000-0000-7000-8000-000000000003' }])).toEqual({ brokenAt: 1 })
  expect(markOf(first)).not.toBe(markOf(second))
  expect(markOf(first)).toMatch(/^[0-9a-f]{64}$/)
  expect(markOf({ byAccount: null, salt: 'x' })).toBeNull()
})

test('who holds a thing is in the hash, and cannot be seen to be who made the event', () => {
  const [first] = chain(1)
  if (!first) throw new Error('a chain of one has one event')
  expect(first.holderMark).toBe(holderMarkOf(ACCOUNT, first.salt))
  expect(first.holderMark).not.toBe(markOf(first))
  expect(chainHolds([{ ...first, holderMark: holderMarkOf('somebody else', first.salt) }])).toEqual({ brokenAt: 1 })
  expect(chainHolds([{ ...first, holderMark: null }])).toEqual({ brokenAt: 1 })
})

test('facts hash the same however the database orders their keys', () => {
  const [event] = chain(1)
  if (!event) throw new Error('a chain of one has one event')
  expect(hashOf({ ...event, facts: { a: { c: [2, { e: 4, f: 3 }], d: 1 }, b: 1 } })).toBe(event.hash)
})

test('changing, dropping or swapping any event breaks the chain at that place', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 8 }),
      fc.nat(),
      fc.constantFrom('clause', 'facts', 'at', 'drop', 'swap'),
      (length, where, how) => {
        const events = chain(length)
        const index = where % (length - 1)
        const event = events[index]
        const next = events[index + 1]
        if (!event || !next) throw new Error('the place is inside the chain')
        if (how === 'clause') events[index] = { ...event, clause: 'PET-2' }
        if (how === 'facts') events[index] = { ...event, facts: {} }
        if (how === 'at') events[index] = { ...event, at: new Date(0) }
        if (how === 'drop') events.splice(index, 1)
        if (how === 'swap') events.splice(index, 2, next, event)
        expect(chainHolds(events)).toEqual({ brokenAt: index + 1 })
      },
    ),
  )
})
