import { expect, test } from 'vitest'
import { outcomesFor } from './outcomes.ts'

const hintOf = (isHeld: boolean) => outcomesFor({ isOne: true, isHeld }).find(({ value }) => value === 'euthanised')?.hint

test('of an animal that is held its keeper is asked before its record closes', () => {
  expect(hintOf(true)).toBe('We’ll ask its keeper first. Its record closes only when they say so')
  expect(hintOf(false)).toBe('Its record closes. You can undo this for 30 days')
})

test('several animals can’t be put to sleep at once', () => {
  expect(outcomesFor({ isOne: false, isHeld: false }).map(({ value }) => value)).not.toContain('euthanised')
})
