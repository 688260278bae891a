import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
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

test('the bank is told why the payment was right, once', async () => {
  const disputeId = await disputed()
  await run(answerDispute, { disputeId, reason: 'winning_evidence' })
  await listen(register)
  await listen(register)
  const { status } = await register.db.selectFrom('dispute').select('status').where('id', '=', disputeId).executeTakeFirstOrThrow()
  expect(status).toBe('won')
  await expect(run(answerDispute, { disputeId, reason: 'Again' })).rejects.toMatchObject({ status: 409, code: 'notAsked' })
  await expect(run(answerDispute, { disputeId: newId(), reason: 'None' })).rejects.toMatchObject({ status: 404, code: 'noSuchDispute' })
})
