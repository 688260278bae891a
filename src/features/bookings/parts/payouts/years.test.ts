import { expect, test } from 'vitest'
import { yearRows } from './years.ts'

const figures = { implants: 12, payouts: 3, paid: { pence: 123_450, currency: 'GBP' as const } }

test('the file for an accountant says which kind of year each row is, and its pounds without a sign', () => {
  const tax = [{ from: '2026-04-06', to: '2027-04-05', ...figures }]
  const calendar = [{ from: '2026-01-01', to: '2026-12-31', ...figures }]
  expect(yearRows({ tax, calendar }).slice(1)).toEqual([
    ['Tax year 2026 to 2027', '2026-04-06', '2027-04-05', '12', '3', '1234.50'],
    ['Calendar year 2026', '2026-01-01', '2026-12-31', '12', '3', '1234.50'],
  ])
})
