import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { paid } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf, secondStaffOf } from '#src/testing/staff.ts'
import { approveRefund, listRefundProposals, refundPayment, refuseRefund } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const second = secondStaffOf(() => register)

test('a refund that’s refused is not made, nor approved later', async () => {
  const { paymentId } = await paid(register, 'single', 20)
  const { proposalId } = await run(refundPayment, { paymentId, pence: 25_000, reason: 'It never worked.' })
  await second(refuseRefund, { proposalId: proposalId ?? '', reason: 'It worked.' })
  await expect(second(approveRefund, { proposalId: proposalId ?? '' })).rejects.toMatchObject({ code: 'notInThisState' })
  expect(await run(listRefundProposals, {})).toEqual({ items: [] })
  await expect(run(refuseRefund, { proposalId: newId(), reason: 'No.' })).rejects.toMatchObject({ status: 404, code: 'noSuchProposal' })
})
