import { expect, test } from 'vitest'
import { isYounger } from './age.ts'

const at = (day: string) => new Date(`${day}T12:00:00Z`)

test('somebody is 18 from the morning of their birthday on', () => {
  expect(isYounger('2008-03-28', 18, at('2026-03-27'))).toBe(true)
  expect(isYounger('2008-03-27', 18, at('2026-03-27'))).toBe(false)
})

test('the day is that of the United Kingdom: 11:30pm in London is half past midnight in Paris', () => {
  expect(isYounger('2008-07-02', 18, new Date('2026-07-01T22:30:00Z'))).toBe(true)
  expect(isYounger('2008-07-02', 18, new Date('2026-07-01T23:30:00Z'))).toBe(false)
})

test('somebody born on 29 February comes of age on 1 March', () => {
  expect(isYounger('2008-02-29', 18, at('2026-02-28'))).toBe(true)
  expect(isYounger('2008-02-29', 18, at('2026-03-01'))).toBe(false)
})

test('who is known without a date of birth isn’t held to it', () => {
  expect(isYounger(null, 18, at('2026-03-27'))).toBe(false)
})
