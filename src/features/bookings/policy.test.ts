import { expect, test } from 'vitest'
import { goesBackOn, mayOf } from './policy.ts'
import { priceOf } from './price.ts'

const deposit = { depositPence: 1001, confirmedAt: new Date('2026-01-01'), proposedBy: null }
/** Noon in London on the day after the clocks have gone forward, and on that after they have gone back. */
const SPRING = new Date('2026-03-29T11:00:00Z')
const AUTUMN = new Date('2026-10-25T12:00:00Z')

test.each([
  [SPRING, '2026-03-28T10:59:59Z', 1001],
  [SPRING, '2026-03-28T11:00:00Z', 501],
  [SPRING, '2026-03-29T09:00:00Z', 501],
  [SPRING, '2026-03-29T09:00:01Z', 0],
  [AUTUMN, '2026-10-24T11:59:59Z', 1001],
  [AUTUMN, '2026-10-24T12:00:00Z', 501],
  [AUTUMN, '2026-10-25T10:00:00Z', 501],
  [AUTUMN, '2026-10-25T10:00:01Z', 0],
])('of a visit at %s, cancelled at %s, %i pence of 1001 go back: hours are counted as they pass', (startsAt, now, back) => {
  expect(goesBackOn({ ...deposit, startsAt }, new Date(now))).toBe(back)
})

test('all of it goes back while the implanter hasn’t said yes, or wants another time', () => {
  const late = new Date(SPRING.getTime() - 1000)
  expect(goesBackOn({ ...deposit, startsAt: SPRING, confirmedAt: null }, late)).toBe(1001)
  expect(goesBackOn({ ...deposit, startsAt: SPRING, proposedBy: 'implanter' }, late)).toBe(1001)
  expect(goesBackOn({ ...deposit, startsAt: SPRING, proposedBy: 'customer' }, late)).toBe(0)
})

test('a customer moves a visit until a day before it, to the second', () => {
  const booking = {
    status: 'confirmed' as const,
    statusAt: SPRING,
    startsAt: SPRING,
    endsAt: SPRING,
    proposedBy: null,
    reviewed: false,
    replied: false,
    absentAt: null,
  }
  const at = (now: string) => mayOf(booking, 'customer', new Date(now))
  expect(at('2026-03-28T10:59:59Z')).toMatchObject({ move: true, propose: true })
  expect(at('2026-03-28T11:00:00Z')).toMatchObject({ move: { clause: 'BOOK-12' }, propose: true })
  expect(at('2026-03-29T11:00:00Z')).toMatchObject({ propose: { clause: 'BOOK-5' }, cancel: { clause: 'BOOK-5' } })
})

const prices = { clinicPence: 1500, homePence: 2500, furtherPence: 1000, kmPence: 45, freeKm: 10, depositPence: 1000 }

test('a price has a line for the visit, one for further animals, and one for full kilometres beyond the free ones', () => {
  expect(priceOf(prices, { visit: 'home', animals: 2, metres: 12_999 })).toEqual({
    lines: [
      { kind: 'home', quantity: 1, pence: 2500 },
      { kind: 'further', quantity: 1, pence: 1000 },
      { kind: 'travel', quantity: 2, pence: 90 },
    ],
    pence: 3590,
    depositPence: 1000,
  })
  expect(priceOf(prices, { visit: 'home', animals: 1, metres: 10_999 }).lines).toHaveLength(1)
  expect(priceOf(prices, { visit: 'clinic', animals: 1, metres: 99_000 }).pence).toBe(1500)
})

test('a deposit is never more than the price', () => {
  expect(priceOf({ ...prices, clinicPence: 600 }, { visit: 'clinic', animals: 1, metres: null }).depositPence).toBe(600)
})
