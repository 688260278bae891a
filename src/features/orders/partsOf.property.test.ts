import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf } from './partsOf.ts'

const line = fc.record({ pence: fc.integer({ min: 0, max: 400_000 }), quantity: fc.integer({ min: 1, max: 20 }) })
/** How much of each line comes back in each parcel, as a share of what is still there. */
const parcels = fc.array(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 }), { maxLength: 6 })
const total = (parts: readonly { pence: number }[]) => parts.reduce((sum, { pence }) => sum + pence, 0)

test('in however many parcels goods come back, never more is refunded than was paid, and for all of them all of it', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 900 }),
      parcels,
      (bought, deliveryPence, sent) => {
        let lines = bought.map((one, position) => ({ ...one, position, comingBack: 0, returned: 0, takenOff: 0 }))
        const paid = total(lines) + deliveryPence
        let refunded = 0
        const arrives = (share: (index: number) => number) => {
          lines = lines.map((one, index) => ({ ...one, comingBack: Math.floor((one.quantity - one.returned) * share(index)) }))
          if (lines.every(({ comingBack }) => comingBack === 0)) return
          const parts = partsOf({ deliveryPence }, lines)
          for (const { pence } of parts) expect(pence).toBeGreaterThan(0)
          refunded += total(parts)
          lines = lines.map((one) => ({ ...one, comingBack: 0, returned: one.returned + one.comingBack }))
          expect(refunded).toBeLessThanOrEqual(paid)
        }
        for (const parcel of sent) arrives((index) => parcel[index] ?? 0)
        arrives(() => 1)
        expect(refunded).toBe(paid)
      },
    ),
  )
})
