import { expect, test } from 'vitest'
import { allowanceWords } from './allowancewords.ts'

const sum = { most: 25, limit: 25, counted: 0, waiting: 0, coming: 0, raised: null }

test('a first order reads its limit, what counts and how to get more', () => {
  expect(allowanceWords(sum)).toMatch(
    /^You can order 25 chips now\. Your limit is 25 chips, or twice your implants of the last 90 days if that’s more: none count yet\. An implant counts if the chip came from us, or once the keeper has confirmed it\. We keep orders close to what you implant, .* It grows as you implant: with 25 implants that count, it’s 50\. If you need more, ask us on the orders page or ring us on [\d ]+\.$/,
  )
})

test('implants that wait for their keepers are named, and don’t count', () => {
  expect(allowanceWords({ ...sum, counted: 12, waiting: 4995 })).toContain(
    '12 count so far. An implant counts if the chip came from us, or once the keeper has confirmed it. We keep orders close to what you implant, so that chips don’t run out of date and we know where each one is. 4,995 are waiting for their keepers, and count once they confirm.',
  )
  expect(allowanceWords({ ...sum, counted: 1, waiting: 1 })).toMatch(
    /1 counts so far\..* 1 is waiting for its keeper, and counts once they confirm\./,
  )
})

test('each part of the sum is said: what counts, and what is on its way', () => {
  const words = allowanceWords({ ...sum, most: 35, limit: 60, counted: 30, coming: 25 })
  expect(words).toMatch(/^You can order 35 chips now\. Your limit is 60 chips: twice the 30 implants of the last 90 days that count\./)
  expect(words).toContain('We’ve taken off the 25 chips on their way to you.')
  expect(allowanceWords({ ...sum, most: 0, coming: 25 })).toMatch(/^You can’t order any more chips now\./)
})

test('whoever has the most that anyone can have isn’t sent to us for more', () => {
  expect(allowanceWords({ ...sum, most: 1000, limit: 1000, counted: 900 })).toBe(
    'You can order 1,000 chips now. Your limit is 1,000 chips, the most that anyone can have at a time.',
  )
})

test('what we’ve added is said, with its last day', () => {
  expect(allowanceWords({ ...sum, most: 125, limit: 125, raised: { chips: 100, lastDay: '2026-03-31' } })).toContain(
    'Your limit is 25 chips, or twice your implants of the last 90 days if that’s more: none count yet. An implant counts if the chip came from us, or once the keeper has confirmed it. We keep orders close to what you implant, so that chips don’t run out of date and we know where each one is. We’ve added 100 chips to that until 31 March 2026.',
  )
})
