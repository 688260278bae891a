import { expect, test } from 'vitest'
import { allOf, anyOf, type Person, type Rule } from './policy.ts'

const anna: Person = { id: '1', name: 'Anna Hughes', email: 'anna@homeward.example', roles: ['Customer'], sessionId: 's' }
const yes: Rule<number> = () => true
const small: Rule<number> = (_who, number) => number < 10 || 'It is too large'
const even: Rule<number> = (_who, number) => number % 2 === 0 || 'It is odd'

test('all rules must hold, and the first that does not gives the reason', () => {
  expect(allOf(yes, small, even)(anna, 4)).toBe(true)
  expect(allOf(yes, small, even)(anna, 13)).toBe('It is too large')
  expect(allOf(yes, even, small)(anna, 13)).toBe('It is odd')
})

test('one rule that holds is enough, and otherwise the first reason stands', () => {
  expect(anyOf(small, even)(anna, 3)).toBe(true)
  expect(anyOf(small, even)(anna, 12)).toBe(true)
  expect(anyOf(small, even)(anna, 13)).toBe('It is too large')
})
