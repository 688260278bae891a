import { expect, test } from 'vitest'
import { failureFor } from './failures.ts'
import { Refusal } from './refusal.ts'

const databaseError = (code: string) => Object.assign(new Error('from the database'), { code })

test.each([
  ['a query that took too long', '57014'],
  ['a disk that is full', '53100'],
  ['memory that is used up', '53200'],
  ['two calls that waited for each other', '40P01'],
  ['a transaction that was idle too long', '25P03'],
])('%s is answered with a 503 and a time to try again, and is noted', (_what, code) => {
  expect(failureFor(databaseError(code))).toMatchObject({
    body: { statusCode: 503, code: 'registerBusy' },
    retryAfter: 5,
    unforeseen: true,
  })
})

test('anything else that nobody foresaw tells nothing about us', () => {
  const { body, unforeseen } = failureFor(databaseError('42P01'))
  expect([body.statusCode, unforeseen]).toEqual([500, true])
  expect(body.message).not.toContain('database')
})

test.each([429, 503])('a %i says when to try again, whichever call gives it', (status) => {
  expect(failureFor(new Refusal(status, 'some', 'Wait a little')).retryAfter).toBe(60)
  expect(failureFor(new Refusal(status, 'some', 'Wait a little', { retryAfter: 7 })).retryAfter).toBe(7)
})
