import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { CARD } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listen } from '#src/testing/stafforders.ts'
import { paidTag } from '#src/testing/tagorders.ts'
import { engraveTag, refundPayment, sendTag } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('an engraved tag is sent once, and its keeper reads how to follow it; a faulty one is refunded', async () => {
  const { api, orderId, email, paymentId } = await paidTag(register)
  await expect(run(sendTag, { orderId, tracking: 'RM 7' })).rejects.toMatchObject({ status: 409, code: 'notInThisState' })
  await run(engraveTag, { orderId })
  await run(sendTag, { orderId, tracking: 'RM 7' })
  expect(await newestTo(register, email)).toMatchObject({ subject: 'Your tag is on its way', text: expect.stringContaining('RM 7') })
  await expect(run(sendTag, { orderId, tracking: 'RM 8' })).rejects.toMatchObject({ code: 'notInThisState' })
  expect((await api.getTagOrders({})).data.orders).toMatchObject([{ status: 'sent', tracking: 'RM 7' }])

  await run(refundPayment, { paymentId, everything: true, reason: 'The engraving is wrong.' })
  expect((await api.getTagOrders({})).data.orders).toMatchObject([{ status: 'refunded' }])
})

test('an order that does not exist, and one of which the bank holds the money, is not sent; one whose money the bank takes back is over', async () => {
  await expect(run(sendTag, { orderId: newId(), tracking: 'RM 9' })).rejects.toMatchObject({ status: 404, code: 'noSuchOrder' })
  const { api, orderId, paymentId } = await paidTag(register, {}, CARD.disputed)
  await run(engraveTag, { orderId })
  register.clock.turn({ minutes: 2 })
  await listen(register)
  await expect(run(sendTag, { orderId, tracking: 'RM 9' })).rejects.toMatchObject({ status: 409, code: 'bankHolds' })
  const { providerId } = await register.db
    .selectFrom('dispute')
    .select('providerId')
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow()
  await register.services.cards.tailTag.acceptDispute(providerId)
  await listen(register)
  expect((await api.getTagOrders({})).data.orders).toMatchObject([{ status: 'refunded' }])
})
