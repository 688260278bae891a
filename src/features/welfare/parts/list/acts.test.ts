import { expect, test } from 'vitest'
import { actsOf, canBeChosen } from './acts.ts'

const kept = { isKept: true, isHeld: false, isUnchipped: false }
const held = { isKept: false, isHeld: true, isUnchipped: false }
const gone = { isKept: false, isHeld: false, isUnchipped: false }

test('a colleague who only reads has the notes of an animal, no act, and nothing to choose', () => {
  expect([kept, held, gone, { ...kept, isUnchipped: true }].map((pet) => actsOf(pet, false))).toEqual(['notes', 'notes', 'none', 'notes'])
  expect([kept, held].map((pet) => canBeChosen({ ...pet, state: 'withUs' }, false))).toEqual([false, false])
})

test('the acts of others are those of an animal that is kept, held, or without a microchip', () => {
  expect([kept, held, { ...kept, isUnchipped: true }].map((pet) => actsOf(pet, true))).toEqual(['kept', 'held', 'unchipped'])
  expect([kept, held].map((pet) => canBeChosen({ ...pet, state: 'offered' }, true))).toEqual([true, true])
})

test('what has left can’t be chosen, whether or not it’s still in the organisation’s name', () => {
  expect([kept, gone].map((pet) => canBeChosen({ ...pet, state: 'left' }, true))).toEqual([false, false])
})
