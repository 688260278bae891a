import { expect, test } from 'vitest'
import { netOf } from './net.ts'

const line = (pence: number, vatRate: number) => ({ words: 'A thing', quantity: 1, pence, vatRate })

test('the lines of an invoice without VAT come to what its totals say, to the penny', () => {
  const lines = [line(333, 20), line(999, 0), line(333, 20), line(333, 20)]
  const rates = [
    { vatRate: 20, pence: 999, vatPence: 167 },
    { vatRate: 0, pence: 999, vatPence: 0 },
  ]
  const net = netOf({ lines, rates })
  expect(net[1]).toBe(999)
  expect(net.reduce((sum, one) => sum + one, 0)).toBe(999 - 167 + 999)
})

test('a single line is its price less the VAT in it', () => {
  expect(netOf({ lines: [line(28_900, 20)], rates: [{ vatRate: 20, pence: 28_900, vatPence: 4817 }] })).toEqual([24_083])
})
