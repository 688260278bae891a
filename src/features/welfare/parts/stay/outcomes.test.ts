import { expect, test } from 'vitest'
import { outcomesFor } from './outcomes.ts'

const hintOf = (isHeld: boolean) => outcomesFor({ isOne: true, isHeld, chosen: '' }).find(({ value }) => value === 'euthanised')?.hint

test('of an animal that is held its keeper is asked before its record closes', () => {
  expect(hintOf(true)).toBe('We’ll ask its keeper first. Its record closes only when they say so')
  expect(hintOf(false)).toBe('Its record closes. You can undo this for 30 days')
})

test('once it was put to sleep, only that choice says more', () => {
  const hints = outcomesFor({ isOne: true, isHeld: false, chosen: 'euthanised' }).flatMap(({ value, hint }) => (hint ? [value] : []))
  expect(hints).toEqual(['euthanised'])
})

test('several animals can’t be put to sleep at once', () => {
  expect(outcomesFor({ isOne: false, isHeld: false, chosen: '' }).map(({ value }) => value)).not.toContain('euthanised')
})
