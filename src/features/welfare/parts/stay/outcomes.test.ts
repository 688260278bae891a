import { expect, test } from 'vitest'
import { outcomesFor } from './outcomes.ts'

const hintOf = (isHeld: boolean | 'elsewhere') => outcomesFor({ isOne: true, isHeld }).find(({ value }) => value === 'euthanised')?.hint

test('of an animal that is held its keeper is told, and its record closes when they agree or don’t object in time', () => {
  expect(hintOf(true)).toBe('We’ll tell its keeper. Its record closes when they agree, or after 14 days if they don’t object')
  expect(hintOf(false)).toBe('Its record closes. You can undo this for 30 days')
})

test('no word to an organisation that holds an animal says that it’s theirs', () => {
  const words = JSON.stringify(outcomesFor({ isOne: true, isHeld: true }))
  expect(words).not.toMatch(/still yours|undo/)
  expect(words).toContain('Returned to its keeper')
  expect(words).toContain('You still hold it for its keeper')
})

test('of an animal whose keeper is on another register, that register is asked to tell them', () => {
  expect(hintOf('elsewhere')).toMatch(/^Ask the other register to tell its keeper/)
})

test('what never left can’t be back', () => {
  const valuesOf = (isHere: boolean) => outcomesFor({ isOne: true, isHeld: false, isHere }).map(({ value }) => value)
  expect(valuesOf(true)).not.toContain('withUs')
  expect(valuesOf(false)).toContain('withUs')
})

test('several animals can’t be put to sleep at once', () => {
  expect(outcomesFor({ isOne: false, isHeld: false }).map(({ value }) => value)).not.toContain('euthanised')
})

test('only what belongs to someone else, or is on no register, is said to have escaped: the organisation’s own is reported missing', () => {
  const valuesOf = (isOthers: boolean) => outcomesFor({ isOne: true, isHeld: isOthers, isOthers }).map(({ value }) => value)
  expect(valuesOf(true)).toContain('gone')
  expect(valuesOf(false)).not.toContain('gone')
})
