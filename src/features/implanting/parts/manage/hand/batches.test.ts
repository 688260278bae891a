import { expect, test } from 'vitest'
import { batchMark, sterileMark } from './batches.ts'

const today = '2026-11-21'
const batch = { code: 'LOT-1', status: 'inStock', expiresOn: '2027-06-01', left: 12, runs: [] } as const

test('a chip is marked from 60 days before it stops being sterile', () => {
  expect(sterileMark(61)).toBeNull()
  expect(sterileMark(60)).toEqual({ label: 'Use first: 60 days left', tone: 'watch' })
  expect(sterileMark(1)?.label).toBe('Use first: 1 day left')
})

test('a chip may be used on the last day of its sterile life, and not on the next', () => {
  expect(sterileMark(0)).toEqual({ label: 'Use today', tone: 'watch' })
  expect(sterileMark(-1)).toEqual({ label: 'Not sterile', tone: 'alert' })
})

test('that a batch is frozen says more than how long it is sterile', () => {
  expect(batchMark(batch, today)).toEqual({ label: 'Good to use', tone: 'good' })
  expect(batchMark({ ...batch, expiresOn: '2026-12-01' }, today).tone).toBe('watch')
  expect(batchMark({ ...batch, status: 'frozen', expiresOn: '2026-12-01' }, today).label).toBe('Frozen')
})
