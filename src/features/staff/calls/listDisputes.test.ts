import { afterAll, beforeAll, expect, test } from 'vitest'
import { CARD, paid } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listen } from '#src/testing/stafforders.ts'
import { answerDispute, listDisputes } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

/** A payment of which the payer's bank holds the money. */
async function disputed() {
  const { paymentId } = await paid(register, 'single', 1, CARD.disputed)
  register.clock.turn({ minutes: 2 })
  await listen(register)
  const { items } = await run(listDisputes, {})
  return items.find((dispute) => dispute.paymentId === paymentId)?.disputeId ?? ''
}

test('shows what a bank holds and by when it takes an answer, and that it takes none any more', async () => {
  expect(await run(listDisputes, {})).toEqual({ items: [] })
  const disputeId = await disputed()
  expect((await run(listDisputes, {})).items).toMatchObject([
    {
      disputeId,
      status: 'open',
      amount: { pence: 1500 },
      reason: 'fraudulent',
      payer: expect.stringContaining('@'),
      next: [expect.stringContaining('answer-dispute'), expect.stringContaining('accept-dispute')],
      answerBy: expect.stringMatching(/^2026-04-03/),
    },
  ])
  await run(answerDispute, { disputeId, reason: 'The animal is on the register' })
  await register.drain()
  expect((await run(listDisputes, {})).items).toMatchObject([{ disputeId, answerBy: null, next: [] }])
})
