import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('a choice says how many products it would leave, once that is known', () => {
  expect(counted({ toys: { label: 'Toys' }, beds: 'Beds' }, { toys: 3 })).toEqual({ toys: 'Toys (3)', beds: 'Beds (0)' })
  expect(counted({ beds: 'Beds' }, undefined)).toEqual({ beds: 'Beds' })
})
