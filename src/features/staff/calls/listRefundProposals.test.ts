import { afterAll, beforeAll, expect, test } from 'vitest'
import { paid } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listRefundProposals, refundPayment } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('shows what waits for another member of staff: how much of what, for whom, and why', async () => {
  expect(await run(listRefundProposals, {})).toEqual({ items: [] })
  const { paymentId, email } = await paid(register, 'single', 20)
  const { proposalId } = await run(refundPayment, { paymentId, pence: 25_000, reason: 'It never worked.' })
  expect((await run(listRefundProposals, {})).items).toEqual([
    expect.objectContaining({
      proposalId,
      amount: { pence: 25_000, currency: 'GBP' },
      left: { pence: 30_000, currency: 'GBP' },
      payer: expect.stringContaining(email),
      reason: 'It never worked.',
    }),
  ])
})
