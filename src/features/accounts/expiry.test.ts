import { expect, test } from 'vitest'
import { endOf, isRenewable, verifiedUntil } from './expiry.ts'

const until = (type: string, today: string, before: string | null = null) => verifiedUntil({ type, verifiedUntil: before }, today)

test('an organisation and an implanter are verified for a year', () => {
  expect(until('Welfare', '2026-03-27')).toBe('2027-03-27')
  expect(until('Implanter', '2028-02-29')).toBe('2029-03-01')
})

test('a breeder is verified by a licence of which we know no end', () => {
  expect(until('Breeder', '2026-03-27')).toBeNull()
})

test('who renews in time loses no day, and who is late has a year from today', () => {
  expect(until('Welfare', '2027-03-01', '2027-03-27')).toBe('2028-03-27')
  expect(until('Welfare', '2027-04-02', '2027-03-27')).toBe('2028-04-02')
})

test('a verification can be renewed from 30 days before its end, and afterwards', () => {
  const good = { status: 'verified', verifiedUntil: '2027-03-27' }
  expect(isRenewable(good, '2027-02-24')).toBe(false)
  expect(isRenewable(good, '2027-02-25')).toBe(true)
  expect(isRenewable({ ...good, status: 'expired' }, '2027-08-01')).toBe(true)
  expect(isRenewable({ ...good, verifiedUntil: null }, '2027-08-01')).toBe(false)
  expect(isRenewable({ ...good, status: 'refused' }, '2027-08-01')).toBe(false)
})

test('whoever waits to be verified reads of no end', () => {
  expect(endOf({ status: 'applied', verifiedUntil: '2027-03-27', renewalAt: null }, '2027-03-27')).toBeNull()
})
