import { expect, test } from 'vitest'
import { tooYoungUntil } from './tooyoung.ts'

const now = new Date('2026-03-27T12:00:00Z')
const mine = { species: 'dog', bornOn: '2026-03-06', breeder: { isYou: true } }

test('a breeder’s own puppy of three weeks says until when it stays with its mother', () => {
  expect(tooYoungUntil(mine, now)).toBe('2026-05-01')
})

test('one that’s old enough, of another breeder, or of a kind that leaves at any age doesn’t', () => {
  expect(tooYoungUntil({ ...mine, bornOn: '2026-01-30' }, now)).toBeNull()
  expect(tooYoungUntil({ ...mine, breeder: { isYou: false } }, now)).toBeNull()
  expect(tooYoungUntil({ ...mine, breeder: null }, now)).toBeNull()
  expect(tooYoungUntil({ ...mine, species: 'bird' }, now)).toBeNull()
})
