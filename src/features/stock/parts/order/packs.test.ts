import { expect, test } from 'vitest'
import { mostPacks, type Pack, packsWords, sumOf, whyNone } from './packs.ts'

const pack = (size: Pack['size'], pence: number, withRegistrations: number, inStock = true): Pack => ({
  size,
  price: { pence, currency: 'GBP' },
  priceWithRegistrations: { pence: withRegistrations, currency: 'GBP' },
  inStock,
})
const of = (most: number) => ({ mostChips: most, allowance: { most, limit: 25, counted: 0, waiting: 0, coming: 25 - most, raised: null } })
const packs = [pack(10, 3900, 11900), pack(25, 8900, 28900), pack(50, 16500, 54500, false)]

test('a sum is that of the packs chosen, with the VAT that the server finds in it', () => {
  const wanted = [
    { size: 10, quantity: '2' },
    { size: 25, quantity: '0' },
  ] as const
  expect(sumOf({ packs, vatRate: 20 }, wanted, false)).toEqual({
    lines: [{ size: 10, quantity: 2, pence: 7800 }],
    chips: 20,
    pence: 7800,
    vatPence: 1300,
  })
  expect(sumOf({ packs, vatRate: 20 }, wanted, true)).toMatchObject({ pence: 23_800, vatPence: 3967 })
})

test('nothing chosen costs nothing', () => {
  expect(sumOf({ packs, vatRate: 20 }, [], true)).toEqual({ lines: [], chips: 0, pence: 0, vatPence: 0 })
})

test('a register that is not registered for VAT speaks of none', () => {
  expect(sumOf({ packs, vatRate: 0 }, [{ size: 10, quantity: '2' }], false)).toMatchObject({ pence: 7800, vatPence: 0 })
  expect(packsWords({ vatRate: 0 })).not.toContain('VAT')
  expect(packsWords({ vatRate: 20 })).toContain('Prices include VAT')
})

test('no more packs can be chosen than one may have, ten at most', () => {
  const offer = { may: true as const, mostChips: 25 }
  expect(mostPacks(pack(10, 1, 1), offer)).toBe(2)
  expect(mostPacks(pack(25, 1, 1), offer)).toBe(1)
  expect(mostPacks(pack(50, 1, 1), offer)).toBe(0)
  expect(mostPacks(pack(10, 1, 1), { ...offer, mostChips: 1000 })).toBe(10)
})

test('a pack that is sold out cannot be chosen, nor any by who may not order', () => {
  expect(mostPacks(pack(10, 1, 1, false), { may: true, mostChips: 100 })).toBe(0)
  expect(mostPacks(pack(10, 1, 1), { may: { clause: 'STOCK-1', words: 'Wait' }, mostChips: 100 })).toBe(0)
})

test('why nothing can be ordered is said: the reason of the server, or that all is sold', () => {
  expect(whyNone({ packs, vatRate: 20, askedFor: null, ...of(25), may: true })).toBeNull()
  expect(
    whyNone({ packs, vatRate: 20, askedFor: null, ...of(25), may: { clause: 'STOCK-1', words: 'Your certificate is being checked' } })
      ?.says,
  ).toBe('Your certificate is being checked')
  expect(whyNone({ packs, vatRate: 20, askedFor: null, ...of(5), may: true })?.says).toMatch(/^You can order 5 chips now/)
  expect(whyNone({ packs: [pack(10, 1, 1, false)], vatRate: 20, askedFor: null, ...of(25), may: true })?.title).toBe(
    'Our chips are sold out',
  )
})
