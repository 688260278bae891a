import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { commitmentOf, type Drawable, drawn, wrongDraws } from './draw.ts'

const seed = '5e'.repeat(32)
const items: Drawable[] = [
  { id: 'gold', weight: 1, stock: 1 },
  { id: 'silver', weight: 9, stock: null },
  { id: 'none', weight: 90, stock: null },
]

async function spun(count: number, over: readonly Drawable[] = items) {
  const given = new Map<string, number>()
  const draws = []
  for (let number = 1; number <= count; number += 1) {
    const draw = { number, word: `word${number}` }
    const itemId = (await drawn({ seed, items: over }, draw, given)) ?? ''
    given.set(itemId, (given.get(itemId) ?? 0) + 1)
    draws.push({ ...draw, itemId })
  }
  return { draws, given }
}

test('over many spins each prize is won about as often as its weight says, and none more often than there are', async () => {
  const { given } = await spun(3000)
  expect(given.get('gold')).toBe(1)
  expect(given.get('silver')).toBeGreaterThan(220)
  expect(given.get('silver')).toBeLessThan(330)
})

test('the same seed, number and word draw the same, and another word another', async () => {
  const once = await drawn({ seed, items }, { number: 7, word: 'one' }, new Map())
  expect(await drawn({ seed, items }, { number: 7, word: 'one' }, new Map())).toBe(once)
  const others = new Set<string | null>()
  for (let word = 0; word < 200; word += 1) others.add(await drawn({ seed, items }, { number: 7, word: String(word) }, new Map()))
  expect(others.size).toBeGreaterThan(1)
})

test('nothing is drawn where nothing is left', async () => {
  expect(await drawn({ seed, items: [{ id: 'gold', weight: 1, stock: 1 }] }, { number: 2, word: '' }, new Map([['gold', 1]]))).toBeNull()
})

test('what was drawn passes the check, and a draw that was changed is named', async () => {
  const { draws } = await spun(60)
  expect(await wrongDraws({ seed, items }, draws)).toEqual([])
  const changed = draws.map((draw) => (draw.number === 31 ? { ...draw, itemId: draw.itemId === 'none' ? 'silver' : 'none' } : draw))
  expect(await wrongDraws({ seed, items }, changed)).toContain(31)
})

test('the fingerprint shows any change of the seed, the order, a weight or the stock', async () => {
  const published = await commitmentOf({ seed, items })
  expect(published).toMatch(/^[0-9a-f]{64}$/)
  const [gold, ...rest] = items
  if (!gold) throw new Error('no gold')
  const others = [
    { seed: '5f'.repeat(32), items },
    { seed, items: items.toReversed() },
    { seed, items: [{ ...gold, weight: 2 }, ...rest] },
    { seed, items: [{ ...gold, stock: 2 }, ...rest] },
  ]
  for (const other of others) expect(await commitmentOf(other)).not.toBe(published)
})

test('whatever the weights, something that is left is drawn', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 }),
      fc.string(),
      async (weights, word) => {
        const all = weights.map((weight, at) => ({ id: String(at), weight, stock: null }))
        expect(all.map(({ id }) => id)).toContain(await drawn({ seed, items: all }, { number: 1, word }, new Map()))
      },
    ),
    { numRuns: 50 },
  )
})
