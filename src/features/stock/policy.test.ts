import { expect, test } from 'vitest'
import { type ChipNow, useOf, whatMay } from './policy.ts'

const who = { id: 'a', name: 'Idris', email: 'idris@example.org', roles: ['Implanter' as const], sessionId: 's' }
const chip: ChipNow = { status: 'withImplanter', batchStatus: 'inStock', expiresOn: '2026-12-21', day: '2026-11-21' }

test('a sterile chip in hand can be registered, on its last day as well', () => {
  expect(whatMay(who, chip)).toEqual({ register: true, report: true })
  expect(whatMay(who, { ...chip, day: '2026-12-21' }).register).toBe(true)
})

test.each([
  [{ day: '2026-12-22' }, 'notSterile', 'STOCK-4', 'It’s no longer sterile. Use another chip.'],
  [{ status: 'expired' }, 'notSterile', 'STOCK-4', 'It’s no longer sterile. Use another chip.'],
  [{ batchStatus: 'frozen' }, 'frozen', 'DEAD-4', 'Other chips in its batch have failed. Don’t use it until we tell you that you can.'],
  [
    { status: 'dispatched', batchStatus: 'frozen' },
    'frozen',
    'DEAD-4',
    'Other chips in its batch have failed. Don’t use it until we tell you that you can.',
  ],
  [{ status: 'recalled', batchStatus: 'recalled' }, 'calledBack', 'DEAD-4', 'Its batch has been recalled. Don’t implant it.'],
  [{ status: 'dispatched' }, 'onItsWay', 'STOCK-5', 'It’s on its way to you. Confirm delivery under Orders, then register it.'],
] as const)('a chip that is %j cannot be registered, and the reason says what to do', (now, use, clause, words) => {
  expect(useOf({ ...chip, ...now })).toBe(use)
  expect(whatMay(who, { ...chip, ...now }).register).toEqual({ clause, words })
})

test('a chip in an animal is of no use any more, whatever becomes of its batch, but it can be reported', () => {
  const implanted = { ...chip, status: 'implanted', batchStatus: 'frozen' } as const
  expect(useOf(implanted)).toBeNull()
  expect(whatMay(who, implanted)).toEqual({
    register: { clause: 'STOCK-4', words: 'It’s already in an animal, or was returned.' },
    report: true,
  })
})

test('a chip that never came is neither registered nor reported', () => {
  const { register, report } = whatMay(who, { ...chip, status: 'lostInPost' })
  expect(register).toMatchObject({ clause: 'STOCK-17' })
  expect(report).toMatchObject({ clause: 'DEAD-1' })
})
