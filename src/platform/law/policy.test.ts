import { expect, test } from 'vitest'
import { because } from './clause.ts'
import { allOf, anyOf, type Person, type Rule } from './policy.ts'

const anna: Person = { id: '1', name: 'Anna Hughes', email: 'anna@homeward.example', roles: ['Customer'], sessionId: 's' }
const yes: Rule<number> = () => true
const small: Rule<number> = (_who, number) => number < 10 || because('SIZE-1', 'It is too large')
const even: Rule<number> = (_who, number) => number % 2 === 0 || because(null, 'It is odd')

test('all rules must hold, and the first that does not gives the reason', () => {
  expect(allOf(yes, small, even)(anna, 4)).toBe(true)
  expect(allOf(yes, small, even)(anna, 13)).toEqual({ clause: 'SIZE-1', words: 'It is too large' })
  expect(allOf(yes, even, small)(anna, 13)).toEqual({ clause: null, words: 'It is odd' })
})

test('one rule that holds is enough, and otherwise the first reason stands', () => {
  expect(anyOf(small, even)(anna, 3)).toBe(true)
  expect(anyOf(small, even)(anna, 12)).toBe(true)
  expect(anyOf(small, even)(anna, 13)).toEqual({ clause: 'SIZE-1', words: 'It is too large' })
})
