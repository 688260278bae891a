import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Described, likeness, rank } from './matches.ts'

const NOW = new Date('2026-11-23T08:00:00Z')
const words = fc.array(fc.constantFrom('black', 'white', 'tan', 'grey', 'collar', 'scar', 'limping', 'fluffy', 'tail'), { maxLength: 5 })
const described: fc.Arbitrary<Described> = fc.record({
  id: fc.uuid(),
  species: fc.constantFrom('dog', 'cat', 'rabbit'),
  breeds: fc.uniqueArray(fc.constantFrom('labrador', 'poodle', 'beagle'), { maxLength: 2 }),
  words: words.map((all) => all.join(' ')),
  colour: words.map((all) => all.join(' and ')),
  sex: fc.constantFrom('male', 'female', 'unknown'),
  size: fc.constantFrom('small', 'medium', 'large', null),
  place: fc.record({ lat: fc.double({ min: 52, max: 52.1, noNaN: true }), lng: fc.double({ min: -1.1, max: -1, noNaN: true }) }),
  at: fc.integer({ min: 0, max: 60 }).map((days) => new Date(NOW.getTime() - days * 86_400_000)),
})

test('two reports are as alike in one order as in the other', () => {
  fc.assert(
    fc.property(described, described, (one, other) => {
      expect(likeness(one, other)).toEqual(likeness(other, one))
    }),
  )
})

test('the order of the matches does not depend on the order in which the reports came', () => {
  fc.assert(
    fc.property(described, fc.array(described, { maxLength: 30 }), fc.infiniteStream(fc.double()), (one, others, chances) => {
      const shuffled = others
        .map((other) => ({ other, chance: chances.next().value ?? 0 }))
        .sort((a, b) => a.chance - b.chance)
        .map(({ other }) => other)
      expect(rank(one, shuffled)).toEqual(rank(one, others))
    }),
  )
})

test('a report is like itself more than like any other', () => {
  fc.assert(
    fc.property(described, described, (one, other) => {
      expect(likeness(one, one)?.score ?? 0).toBeGreaterThanOrEqual(likeness(one, other)?.score ?? 0)
    }),
  )
})

test('a score is of 100', () => {
  fc.assert(
    fc.property(described, described, (one, other) => {
      const score = likeness(one, other)?.score ?? 0
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
    }),
  )
})

describe('a black Labrador bitch that ran off in Banbury', () => {
  const lost: Described = {
    id: 'lost',
    species: 'dog',
    breeds: ['labradorRetriever'],
    words: 'Red collar, white patch on the chest',
    colour: 'Black',
    sex: 'female',
    size: 'large',
    place: { lat: 52.062, lng: -1.34 },
    at: NOW,
  }
  const nextDay = new Date(NOW.getTime() + 86_400_000)
  const found: Described = {
    ...lost,
    id: 'found',
    breeds: [],
    words: 'black dog with a red collar',
    place: { lat: 52.07, lng: -1.36 },
    at: nextDay,
  }

  test('is likely the black bitch with a red collar that was found two kilometres away on the next day', () => {
    const [match] = rank(lost, [found])
    expect(match?.score).toBeGreaterThan(70)
    expect(match?.reasons).toContainEqual({ kind: 'colour', words: expect.arrayContaining(['black', 'red']) })
    expect(match?.reasons).toContainEqual({ kind: 'marks', words: ['collar'] })
    expect(match?.reasons).toContainEqual({ kind: 'near', metres: 1600 })
    expect(match?.reasons).toContainEqual({ kind: 'soon', days: 1 })
  })

  test.each([
    ['a male', { sex: 'male' as const }],
    ['a cat', { species: 'cat' as const }],
    ['a bitch in Aberdeen', { place: { lat: 57.15, lng: -2.11 } }],
  ])('is not %s', (_, other) => {
    expect(rank(lost, [{ ...found, ...other }])).toEqual([])
  })

  test('is rather the black one than the yellow one', () => {
    const yellow = { ...found, id: 'yellow', colour: 'Yellow', words: 'yellow' }
    expect(rank(lost, [yellow, found]).map(({ id }) => id)[0]).toBe('found')
  })
})
