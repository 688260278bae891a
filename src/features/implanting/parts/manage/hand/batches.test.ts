import { expect, test } from 'vitest'
import { batchMark, sterileMark, stoppedBatches } from './batches.ts'

const today = '2026-11-21'
const batch = { code: 'LOT-1', status: 'inStock', expiresOn: '2027-06-01', left: 12 } as const

test('a chip is marked from 60 days before it stops being sterile', () => {
  expect(sterileMark(61)).toBeNull()
  expect(sterileMark(60)).toEqual({ label: 'Use first: 60 days left', tone: 'watch' })
  expect(sterileMark(1)?.label).toBe('Use first: 1 day left')
})

test('a chip may be used on the last day of its sterile life, and not on the next', () => {
  expect(sterileMark(0)).toEqual({ label: 'Use it today', tone: 'watch' })
  expect(sterileMark(-1)).toEqual({ label: 'Not sterile', tone: 'alert' })
})

test('that a batch is frozen says more than how long it is sterile', () => {
  expect(batchMark(batch, today)).toEqual({ label: 'Good to use', tone: 'good' })
  expect(batchMark({ ...batch, expiresOn: '2026-12-01' }, today).tone).toBe('watch')
  expect(batchMark({ ...batch, status: 'frozen', expiresOn: '2026-12-01' }, today).label).toBe('Frozen')
})

test('a batch that was called back is named though none of its chips is in hand any more', () => {
  const called = [{ batch: 'LOT-9' }, { batch: 'LOT-9' }]
  expect(stoppedBatches([batch, { ...batch, code: 'LOT-2', status: 'frozen', left: 3 }], called)).toEqual([
    { code: 'LOT-9', status: 'recalled', chips: 2 },
    { code: 'LOT-2', status: 'frozen', chips: 3 },
  ])
})

test('chips of one recalled batch are counted once, wherever our book has them', () => {
  const recalled = { ...batch, status: 'recalled', left: 1 } as const
  expect(stoppedBatches([recalled], [{ batch: 'LOT-1' }])).toEqual([{ code: 'LOT-1', status: 'recalled', chips: 2 }])
})
