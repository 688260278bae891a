import { afterAll, beforeAll, expect, test } from 'vitest'
import { bought } from '#src/testing/paying.ts'
import { PRODUCTION } from '#src/testing/production.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister(PRODUCTION)
})
afterAll(() => register.close())

test('in production without keys nobody can pay, and is told so; there is no sandbox', async () => {
  const anna = await register.as('anna')
  const id = await bought(anna)
  const reply = await anna.createPaymentIntent({ for: 'plan', id })
  expect([reply.status, reply.message]).toEqual([
    503,
    'We can’t reach the card provider at the moment. No money was taken. Try again in a minute.',
  ])
  expect((await anna.createCheckoutSession({ for: 'plan', id })).status).toBe(503)
  expect(register.sandbox).toBeNull()
  expect((await register.app.inject({ url: '/sandbox/pay/cs_test_00' })).json().code).toBe('noSuchPage')
})
