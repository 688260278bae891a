import { expect, test } from 'vitest'
import { stoppedOf } from './stopped.ts'

const batch = { code: 'DM-1', status: 'inStock' as const, expiresOn: '2030-01-01', left: 4 }

test('batches that were frozen or called back are stopped while chips of them are in hand', () => {
  const frozen = { ...batch, code: 'DM-2', status: 'frozen' as const }
  const recalled = { ...batch, code: 'DM-3', status: 'recalled' as const }
  expect(stoppedOf([batch, frozen, recalled]).map(({ code }) => code)).toEqual(['DM-2', 'DM-3'])
  expect(stoppedOf([{ ...frozen, left: 0 }])).toEqual([])
})
