import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BEGINNING, chainHolds, type Event, hashOf } from './event.ts'

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
      byAccount: null,
      byRole: 'keeper',
      facts: { b: seq, a: { d: 1, c: [2, { f: 3, e: 4 }] } },
      previousHash,
    }
    const event = { ...fields, id: String(seq), hash: hashOf(fields) }
    previousHash = event.hash
    events.push(event)
  }
  return events
}

test('an untouched chain holds', () => {
  expect(chainHolds(chain(5))).toBe(true)
  expect(chainHolds([])).toBe(true)
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
