import { expect, test } from 'vitest'
import { isReportable, mayRegister } from './acts.ts'

const chip = { status: 'withImplanter', batchStatus: 'inStock', daysLeft: 30 } as const

test('a sterile chip in hand can be registered, on its last day as well', () => {
  expect(mayRegister(chip)).toBe(true)
  expect(mayRegister({ ...chip, daysLeft: 0 })).toBe(true)
})

test('a chip that is no longer sterile, or whose batch failed, cannot, and the reason says what to do', () => {
  expect(mayRegister({ ...chip, daysLeft: -1 })).toContain('no longer sterile')
  expect(mayRegister({ ...chip, status: 'expired' })).toContain('no longer sterile')
  expect(mayRegister({ ...chip, batchStatus: 'frozen' })).toContain('Do not use it')
  expect(mayRegister({ ...chip, status: 'recalled' })).toContain('Do not implant it')
})

test('a chip on its way is first to be said to have come', () => {
  expect(mayRegister({ ...chip, status: 'dispatched' })).toContain('under Orders')
})

test('of a chip in an animal nobody asks whether it may be registered, but it can be reported', () => {
  expect(mayRegister({ ...chip, status: 'implanted' })).toBeNull()
  expect(isReportable({ status: 'implanted' })).toBe(true)
  expect(isReportable({ status: 'lostInPost' })).toBe(false)
})
