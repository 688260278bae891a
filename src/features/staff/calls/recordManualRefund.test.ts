import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { paid } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listFailedRefunds, recordManualRefund, refundPayment } from '../contract.ts'

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

test('a refund that the provider refused is paid in another way, once, and the payer reads how', async () => {
  const { email } = await refused()
  const [failed] = (await run(listFailedRefunds, {})).items
  const paying = { refundId: failed?.refundId ?? '', how: 'by transfer to your account.' }
  expect(await run(recordManualRefund, paying)).toMatchObject({ amount: { pence: 100 } })
  expect((await newestTo(register, email)).text).toContain('by transfer to your account')
  expect(await run(listFailedRefunds, {})).toEqual({ items: [] })
  await expect(run(recordManualRefund, paying)).rejects.toMatchObject({ code: 'notInThisState' })
  await expect(run(recordManualRefund, { ...paying, refundId: newId() })).rejects.toMatchObject({ status: 404, code: 'noSuchRefund' })
})
