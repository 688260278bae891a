import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cheapestMixture } from './mixture.ts'

const BREEDER = [
  { code: 'single', registrations: 1, pence: 1500 },
  { code: 'breeder10', registrations: 10, pence: 9500 },
  { code: 'breeder50', registrations: 50, pence: 42_500 },
]

/** "1×breeder10 + 4×single" */
const bought = (animals: number) =>
  cheapestMixture(BREEDER, animals)
    .map(({ plan, quantity }) => `${quantity}×${plan.code}`)
    .join(' + ')

test.each([
  [1, '1×single'],
  [6, '6×single'],
  [7, '1×breeder10'],
  [10, '1×breeder10'],
  [14, '1×breeder10 + 4×single'],
  [17, '2×breeder10'],
  [43, '4×breeder10 + 3×single'],
  [44, '1×breeder50'],
  [45, '1×breeder50'],
  [64, '1×breeder50 + 1×breeder10 + 4×single'],
])('for %i animals a breeder buys %s', (animals, mixture) => {
  expect(bought(animals)).toBe(mixture)
})

test('for no animals nothing is bought, nor where no plan is sold', () => {
  expect(cheapestMixture(BREEDER, 0)).toEqual([])
  expect(cheapestMixture([], 3)).toEqual([])
})

test('of two that cost the same, the one with fewer left over is bought, and then that of fewer purchases', () => {
  const [two, three, six] = [
    { pence: 200, registrations: 2 },
    { pence: 200, registrations: 3 },
    { pence: 400, registrations: 6 },
  ]
  expect(cheapestMixture([three, two], 2)).toEqual([{ plan: two, quantity: 1 }])
  expect(cheapestMixture([three, six], 6)).toEqual([{ plan: six, quantity: 1 }])
})

/** Every basket with which so many are registered, and that wouldn’t do without one of its plans. */
function everyBasket(plans: readonly { pence: number; registrations: number }[], animals: number): [number, number, number][] {
  if (animals <= 0) return [[0, 0, 0]]
  const [first, ...others] = plans
  if (!first) return []
  const most = Math.ceil(animals / first.registrations)
  return Array.from({ length: most + 1 }, (_, count) => count).flatMap((count) =>
    everyBasket(others, animals - count * first.registrations).map(([pence, registrations, purchases]): [number, number, number] => [
      pence + count * first.pence,
      registrations + count * first.registrations,
      purchases + count,
    ]),
  )
}

test('nothing that registers so many is cheaper, leaves fewer over at that price, or is bought in fewer purchases', () => {
  const plan = fc.record({ pence: fc.integer({ min: 0, max: 60 }), registrations: fc.integer({ min: 1, max: 9 }) })
  fc.assert(
    fc.property(fc.array(plan, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 24 }), (plans, animals) => {
      const lines = cheapestMixture(plans, animals)
      const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((total, line) => total + line.quantity * of(line), 0)
      const found = [sum(({ plan: { pence } }) => pence), sum(({ plan: { registrations } }) => registrations), sum(() => 1)]
      const [best] = everyBasket(plans, animals).toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
      expect(found).toEqual(best)
    }),
    { numRuns: 300 },
  )
})
