import { afterAll, beforeAll, expect, test } from 'vitest'
import { paid } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listPayments, refundPayment } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('shows what somebody paid, line by line, and what was given back', async () => {
  const { paymentId, email } = await paid(register)
  await run(refundPayment, { paymentId, pence: 250, reason: 'It took too long.' })
  await register.drain()
  expect((await run(listPayments, { email: email.toUpperCase() })).items).toMatchObject([
    {
      paymentId,
      status: 'partRefunded',
      amount: { pence: 1500 },
      refunded: { pence: 250 },
      left: { pence: 1250 },
      lines: [{ line: 1, pieces: 1, amount: { pence: 1500 } }],
    },
  ])
  await expect(run(listPayments, { email: 'nobody@example.org' })).rejects.toMatchObject({ status: 404, code: 'noSuchAccount' })
})
