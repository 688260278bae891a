import { expect, test } from 'vitest'
import { heldWords } from './heldwords.ts'

const now = new Date('2026-03-27T12:00:00Z')
const free = { isHeld: false, freeFrom: null, elsewhereUntil: null, isDoubtful: false }

test('a card says for whom an animal is held, and from when it can go', () => {
  expect(heldWords(free, now)).toBe('')
  expect(heldWords({ ...free, isHeld: true }, now)).toBe('For its keeper')
  expect(heldWords({ ...free, freeFrom: 'unknown' }, now)).toBe('For its owner: the council isn’t told yet')
  expect(heldWords({ ...free, freeFrom: '2026-04-02' }, now)).toBe('For its owner. It can go from 2 April 2026')
  expect(heldWords({ ...free, freeFrom: '2026-03-27' }, now)).toBe('')
  expect(heldWords({ ...free, elsewhereUntil: '2026-04-01', isDoubtful: true }, now)).toBe('For its keeper. It can go from 1 April 2026')
})
