import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverOrder, packOrder, sendOrder } from '#features/orders/fulfilment.ts'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { paidOrder } from '#src/testing/shop.ts'
import { deskOf } from '#src/testing/staff.ts'
import { refuseShopReturn } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

async function sent(orderId: string) {
  await asProvider(register, async (tools) => {
    await packOrder(tools, orderId)
    await sendOrder(tools, orderId, 'RM 1')
    await deliverOrder(tools, orderId, 'Staff')
  })
}

test('a return that is not refunded is over, and its buyer reads why', async () => {
  const { api, orderId, email } = await paidOrder(register)
  await sent(orderId)
  const [line] = (await api.userOrderDetail({ orderId })).data.lines
  await api.returnShopOrder({ orderId, lines: [{ lineId: line?.id, quantity: 1 }], reason: 'changedMind' })
  await run(refuseShopReturn, { orderId, reason: 'The parcel was empty.' })
  expect((await newestTo(register, email)).text).toContain('The parcel was empty.')
  expect((await api.userOrderDetail({ orderId })).data).toMatchObject({ status: 'delivered', lines: [{ comingBack: 0 }] })
  await expect(run(refuseShopReturn, { orderId: newId(), reason: 'No.' })).rejects.toMatchObject({ status: 404, code: 'noSuchOrder' })
})
