import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalsOf } from './totalsOf.ts'

const line = fc.record({
  id: fc.uuid(),
  pence: fc.integer({ min: 1, max: 20_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  discounted: fc.boolean(),
})
const discount = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), amount: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('fixed' as const), amount: fc.integer({ min: 0, max: 60_000 }) }),
    fc.record({ kind: fc.constant('freeDelivery' as const), amount: fc.constant(0) }),
  ),
)
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

test('the total is the sum of its lines to the penny, and no part is below nothing, whatever is bought with whatever coupon', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 30 }),
      discount,
      fc.integer({ min: 0, max: 900 }),
      fc.constantFrom(0, 20),
      (lines, off, delivery, vatRate) => {
        const totals = totalsOf(lines, off, delivery, vatRate)
        expect(totals.total).toBe(sum(totals.lines.map(({ pence }) => pence)) + delivery)
        expect(totals.subtotal - totals.discount).toBe(totals.goods)
        expect(totals.discount).toBe(sum(totals.lines.map((one) => one.discount)))
        expect(totals.vat).toBe(sum(totals.lines.map(({ vat }) => vat)) + Math.round((delivery * vatRate) / (100 + vatRate)))
        for (const [index, one] of totals.lines.entries()) {
          expect(one.discount).toBeGreaterThanOrEqual(0)
          expect(one.pence).toBeGreaterThanOrEqual(0)
          expect(one.vat).toBeLessThanOrEqual(one.pence)
          if (!lines[index]?.discounted) expect(one.discount).toBe(0)
        }
        expect(totals.discount).toBeLessThanOrEqual(
          sum(lines.filter((one) => one.discounted).map(({ pence, quantity }) => pence * quantity)),
        )
      },
    ),
  )
})

test('a percentage is taken off the goods it is for, half a penny rounded up', () => {
  const lines = [
    { id: 'a', pence: 1005, quantity: 1, discounted: true },
    { id: 'b', pence: 500, quantity: 2, discounted: false },
  ]
  expect(totalsOf(lines, { kind: 'percent', amount: 10 }, 395, 20)).toMatchObject({ discount: 101, total: 1005 - 101 + 1000 + 395 })
  expect(totalsOf(lines, { kind: 'fixed', amount: 9999 }, 0, 20)).toMatchObject({ discount: 1005, total: 1000 })
})
