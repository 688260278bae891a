import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverOrder, packOrder, sendOrder } from '#features/orders/fulfilment.ts'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { paidOrder } from '#src/testing/shop.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

async function sent(orderId: string) {
  await asProvider(register, async (tools) => {
    await packOrder(tools, orderId)
    await sendOrder(tools, orderId, 'RM 1')
    await deliverOrder(tools, orderId, 'Staff')
  })
}

async function delivered(how: Parameters<typeof paidOrder>[1] = {}) {
  const one = await paidOrder(register, how)
  await sent(one.orderId)
  const [line] = (await one.api.userOrderDetail({ orderId: one.orderId })).data.lines
  return { ...one, lineId: line?.id ?? '' }
}

test('for 14 days goods can be sent back without a reason, and their buyer reads where to', async () => {
  const { api, orderId, lineId, email } = await delivered({ quantity: 3 })
  const { data } = await api.returnShopOrder({ orderId, lines: [{ lineId, quantity: 2 }], reason: 'changedMind' })
  expect(data).toMatchObject({ status: 'returnAsked', lines: [{ comingBack: 2 }] })
  expect((await newestTo(register, email)).text).toContain('2 × A thing')
})

test('after 14 days only what is faulty comes back, and after 30 nothing', async () => {
  const { api, orderId, lineId } = await delivered({ quantity: 2 })
  const back = (reason: string) => api.returnShopOrder({ orderId, lines: [{ lineId, quantity: 1 }], reason })
  register.clock.turn({ days: 14 })
  expect(await back('changedMind')).toMatchObject({ status: 409, code: 'tooLate' })
  register.clock.turn({ days: 15 })
  expect(await back('faulty')).toMatchObject({ status: 200 })
  const late = await delivered()
  register.clock.turn({ days: 30 })
  const token = (await register.stranger.login({ email: late.email, password: late.password })).data.token
  const lines = [{ lineId: late.lineId, quantity: 1 }]
  expect(await register.withToken(token).returnShopOrder({ orderId: late.orderId, lines, reason: 'faulty' })).toMatchObject({
    code: 'tooLate',
  })
})

test('what was engraved comes back only where something is wrong with it', async () => {
  const { api, orderId, lineId } = await delivered({ engraving: ['Bramble'], over: { engraving: { lines: 1, characters: 10 } } })
  const back = (reason: string) => api.returnShopOrder({ orderId, lines: [{ lineId, quantity: 1 }], reason })
  expect(await back('changedMind')).toMatchObject({ status: 409, code: 'engraved' })
  expect(await back('wrong')).toMatchObject({ status: 200 })
})

test('refuses another’s order, what is not part of it, and more than was bought', async () => {
  const { api, orderId, lineId } = await delivered()
  const back = (client: typeof api, lines: object[]) => client.returnShopOrder({ orderId, lines, reason: 'faulty' })
  expect(await back((await confirmed(register)).api, [{ lineId, quantity: 1 }])).toMatchObject({ status: 404, code: 'noSuchOrder' })
  expect(await back(api, [{ lineId: newId(), quantity: 1 }])).toMatchObject({ status: 404, code: 'noSuchLine' })
  expect(
    await back(api, [
      { lineId, quantity: 1 },
      { lineId, quantity: 1 },
    ]),
  ).toMatchObject({ status: 409, code: 'tooMuch' })
})
