import { afterAll, beforeAll, expect, test } from 'vitest'
import { paid } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listFailedRefunds, refundPayment } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

/** A refund that the provider refuses, because the money went back by hand before. */
async function refused() {
  const { paymentId, form, email } = await paid(register)
  await register.services.cards.main.refund({
    intentId: form.clientSecret.split('_secret_')[0] ?? '',
    pence: 1500,
    key: `by hand ${paymentId}`,
  })
  await run(refundPayment, { paymentId, pence: 100, reason: 'Goodwill' })
  await register.drain()
  return { paymentId, email }
}

test('shows a refund that the provider refused', async () => {
  expect(await run(listFailedRefunds, {})).toEqual({ items: [] })
  const { paymentId, email } = await refused()
  expect((await run(listFailedRefunds, {})).items).toMatchObject([
    {
      paymentId,
      amount: { pence: 100 },
      reason: 'Goodwill',
      payer: expect.stringContaining(email),
      next: [expect.stringContaining('record-manual-refund')],
    },
  ])
})
