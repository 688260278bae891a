import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countOf, numbersOf, pickNumbers, type Range } from './picking.ts'

/** Free pieces of a few batches, the batches in the order of their expiry. */
const stock = fc
  .array(fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 12 })), { maxLength: 4 }), { maxLength: 4 })
  .map((batches) => batches.flatMap((pieces, batch) => rangesOf(`batch${batch}`, batch * 1000, pieces)))

function rangesOf(batchId: string, start: number, pieces: readonly (readonly [number, number])[]): Range[] {
  let at = start
  return pieces.map(([gap, size]) => {
    const from = at + gap
    at = from + size
    return { batchId, from, to: at - 1 }
  })
}

const wanted = fc.integer({ min: 1, max: 60 })

test('exactly as many chips are picked as are wanted, all of them free and none twice, or none when there are too few', () => {
  fc.assert(
    fc.property(stock, wanted, (free, quantity) => {
      const picked = pickNumbers(free, quantity)
      expect(picked === null).toBe(countOf(free) < quantity)
      if (!picked) return
      const numbers = numbersOf(picked).map(({ batchId, number }) => `${batchId} ${number}`)
      expect(new Set(numbers).size).toBe(quantity)
      const all = new Set(numbersOf(free).map(({ batchId, number }) => `${batchId} ${number}`))
      for (const number of numbers) expect(all.has(number)).toBe(true)
    }),
  )
})

test('no batch is begun while one that expires sooner has chips left', () => {
  fc.assert(
    fc.property(stock, wanted, (free, quantity) => {
      const picked = pickNumbers(free, quantity) ?? []
      const last = picked.at(-1)?.batchId
      const sooner = free.filter(({ batchId }) => last !== undefined && batchId < last)
      expect(countOf(picked.filter(({ batchId }) => batchId !== last))).toBe(countOf(sooner))
    }),
  )
})

test('what one batch has in one piece is given in one piece', () => {
  const free = [
    { batchId: 'a', from: 1, to: 5 },
    { batchId: 'a', from: 10, to: 40 },
  ]
  expect(pickNumbers(free, 25)).toEqual([{ batchId: 'a', from: 10, to: 34 }])
  expect(pickNumbers(free, 5)).toEqual([{ batchId: 'a', from: 1, to: 5 }])
  expect(pickNumbers(free, 33)).toEqual([
    { batchId: 'a', from: 1, to: 5 },
    { batchId: 'a', from: 10, to: 37 },
  ])
})
