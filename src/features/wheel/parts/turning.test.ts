import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { slicePath, turnTo } from './turning.ts'

test('wherever the wheel lands, the middle of the slice that was drawn stands under the pointer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), fc.nat(), (count, pick) => {
      const items = Array.from({ length: count }, (_, place) => ({ id: `item${place}` }))
      const place = pick % count
      const turn = turnTo(items, `item${place}`) ?? 0
      const middle = (place + 0.5) * (360 / count)
      expect((((turn + middle) % 360) + 360) % 360).toBeCloseTo(0)
      expect(turn).toBeGreaterThan(5 * 360)
    }),
  )
})

test('a wheel doesn’t turn to what isn’t on it', () => {
  expect(turnTo([{ id: 'a' }, { id: 'b' }], 'c')).toBeNull()
})

test('the first slice begins at the top', () => {
  expect(slicePath(0, 4, 100)).toBe('M0 0 L0 -100 A100 100 0 0 1 100 0 Z')
})
