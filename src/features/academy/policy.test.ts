import { expect, test } from 'vitest'
import { mayAssess, mayBecomeImplanter, mayChangeSpecies, mayChangeTrainer, orderingUntil, refreshAfter, stateOn } from './policy.ts'

test('a refresher is due three years after the certificate, or after the last one; of 29 February, on 28 February', () => {
  expect(refreshAfter('2026-03-27')).toBe('2029-03-27')
  expect(refreshAfter('2028-02-29')).toBe('2031-02-28')
})

test('a certificate is expiring from 90 days before its refresher on, and expired from the day after', () => {
  expect(stateOn('2029-03-27', '2028-12-26')).toBe('valid')
  expect(stateOn('2029-03-27', '2028-12-27')).toBe('expiring')
  expect(stateOn('2029-03-27', '2029-03-27')).toBe('expiring')
  expect(stateOn('2029-03-27', '2029-03-28')).toBe('expired')
})

test('chips can be ordered for 60 days after a refresher was due', () => {
  expect(orderingUntil('2029-03-27')).toBe('2029-05-26')
})

test('a trainer can be changed at any time, the animals until the exam is passed', () => {
  const of = (rule: typeof mayChangeTrainer) =>
    (['applied', 'enrolled', 'lockedOut', 'theoryPassed', 'practicalPassed', 'certified', 'withdrawn'] as const).filter(
      (status) => rule({ status }) === true,
    )
  expect(of(mayChangeTrainer)).toEqual(['applied', 'enrolled', 'lockedOut', 'theoryPassed', 'practicalPassed', 'certified'])
  expect(of(mayChangeSpecies)).toEqual(['applied', 'enrolled', 'lockedOut'])
  expect(of(({ status }) => mayAssess({ status, adding: [] }))).toEqual(['theoryPassed'])
  expect(of(({ status }) => mayAssess({ status, adding: ['cat'] }))).toEqual(['theoryPassed', 'certified'])
})

test('an implanter needs a certificate that counts, of an approved course, and to be 18', () => {
  const held = { status: 'valid' as const, courseApproval: 'SOS/MC/2024/017' }
  const can = (over: Partial<Parameters<typeof mayBecomeImplanter>[1]>, roles: ('Student' | 'Implanter')[] = ['Student']) =>
    mayBecomeImplanter({ roles }, { certificate: held, bornOn: '2008-03-27', now: new Date('2026-03-27T09:30:00Z'), ...over })
  expect(can({})).toBe(true)
  expect(can({ certificate: { ...held, status: 'expired' } })).toBe(true)
  expect(can({ certificate: undefined })).toMatchObject({ clause: 'ACAD-8' })
  expect(can({ certificate: { ...held, status: 'suspended' } })).toMatchObject({ clause: 'ACAD-23' })
  expect(can({ certificate: { ...held, courseApproval: null } })).toMatchObject({ clause: 'ACC-26' })
  expect(can({ bornOn: '2008-03-28' })).toMatchObject({ clause: 'ACC-26' })
  expect(can({}, ['Student', 'Implanter'])).toMatchObject({ clause: 'ACC-6' })
})
