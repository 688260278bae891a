import { expect, test } from 'vitest'
import { countIn, missingWords, parcelWords, partWords } from './part.ts'

const run = (from: number, to: number) => ({
  from: `98110000470${from}`,
  to: `98110000470${to}`,
  batch: 'B1',
  expiresOn: '2028-01-01',
})

test('chips are counted with the first and the last number of each range', () => {
  expect(countIn([run(1001, 1010), run(1020, 1020)])).toBe(11)
  expect(countIn([])).toBe(0)
})

test('who gets a part of an order is asked about that part, and not about the whole order', () => {
  const part = { coming: [run(1001, 1003)], chips: 25 }
  expect(partWords(part)).toMatch(/^Only 3 chips of the 25 are on the way at the moment/)
  expect(parcelWords(part)).toMatchObject({
    question: 'Have all 3 chips arrived?',
    hint: expect.stringContaining('your order of 25 chips'),
  })
  expect(parcelWords({ ...part, coming: [run(1001, 1001)] })).toMatchObject({ question: 'Has the chip arrived?', no: 'No, it’s missing' })
})

test('who gets a whole order is asked about all of it', () => {
  const whole = { coming: [run(1001, 1025)], chips: 25 }
  expect(partWords(whole)).toBeNull()
  expect(partWords({ coming: [], chips: 25 })).toBeNull()
  expect(parcelWords(whole).question).toBe('Have all 25 chips arrived?')
})

test('an order of which some chips are missing says how many, and what happens now', () => {
  const two = { ...run(1001, 1002), compensated: null }
  expect(missingWords({ missing: [two] })).toBe(
    'You reported 2 chips missing. The others are in your stock. We’ll send you others or refund what they cost, and write to you when we do. You don’t need to do anything.',
  )
  expect(missingWords({ missing: [{ ...two, compensated: 'resent' }] })).toBe('You reported 2 chips missing. The others are in your stock.')
  expect(missingWords({ missing: [] })).toBeNull()
})
