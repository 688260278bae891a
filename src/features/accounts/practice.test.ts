import { expect, test } from 'vitest'
import { insuranceState, mayRequalify, workOf } from './practice.ts'

test.each([
  ['2026-03-26', 'ended'],
  ['2026-03-27', 'ending'],
  ['2026-04-26', 'ending'],
  ['2026-04-27', 'good'],
])('an insurance until %s is %s on 27 March', (until, state) => expect(insuranceState(until, '2026-03-27')).toBe(state))

test('whoever has said nothing of their work has neither a place nor an insurance', () => {
  expect(workOf({ kind: 'Implanter' }, '2026-03-27')).toEqual({ serviceAddress: null, insurance: null })
  expect(workOf(null, '2026-03-27')).toEqual({ serviceAddress: null, insurance: null })
})

test('one half of it that nobody can read does not hide the other', () => {
  const insurance = { insurer: 'Veterinary Mutual', policyNumber: '', until: '2027-03-01' }
  expect(workOf({ serviceAddress: 'Ludlow', insurance }, '2026-03-27')).toEqual({
    serviceAddress: null,
    insurance: { ...insurance, state: 'good' },
  })
})

test('a qualification is the implanter’s to change until Staff have checked it', () => {
  expect([mayRequalify({ status: 'applied', details: {} }), mayRequalify({ status: 'refused', details: {} })]).toEqual([true, true])
  expect(mayRequalify({ status: 'verified', details: {} })).toMatchObject({ words: expect.stringContaining('call us') })
})
