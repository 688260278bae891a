import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, keeperWithPet } from '#src/testing/rehomings.ts'
import { paidTag, payForTag, tagOrder } from '#src/testing/tagorders.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a keeper orders a tag with their name and address on it, sees what they pay for, and pays', async () => {
  const { keeper, petId } = await keeperWithPet(register, 'Nettle')
  const { data } = await keeper.api.orderTailTag(tagOrder({ petId }))
  expect(data.amount.pence).toBe(1295)
  const { data: form } = await keeper.api.createPaymentIntent1({ for: 'tailTag', id: data.orderId })
  expect(form.amount).toEqual(data.amount)
  expect(form.about).toContainEqual({ label: 'Engraved with', words: 'N. Powell, 9 Orchard Rise, SY8 1AA, 07700 900201' })
  expect(form.about.map(({ label }) => label)).toContain('Returns')
  const paymentId = await payForTag(register, keeper.api, data.orderId)
  expect((await keeper.api.paymentTransactionRequest({ paymentId })).data).toMatchObject({ phase: 'given' })
  const [order] = (await keeper.api.getTagOrders({})).data.orders
  expect(order).toMatchObject({ id: data.orderId, status: 'paid', petName: 'Nettle' })
})

test('a line that does not fit the size, letters that the engraver lacks, and a buyer who was not told about returns are refused', async () => {
  const { api } = await confirmed(register)
  const engraving = { ...tagOrder().engraving, address: 'Flat 12, 188 Orchard Rise' }
  expect(await api.orderTailTag(tagOrder({ engraving }))).toMatchObject({
    status: 400,
    code: 'tooLong',
    fields: { 'engraving.address': expect.stringContaining('doesn’t fit') },
  })
  const design = { shape: 'bone', size: 'large', finish: 'brass' }
  expect(await api.orderTailTag(tagOrder({ engraving, design }))).toMatchObject({ status: 200 })
  for (const name of ['N. 🐾', 'N. ٣', 'Ｎ', '①', '<b>N</b>', 'N\u0000', '\u202eN🐾', 'N'.repeat(10_000)])
    expect((await api.orderTailTag(tagOrder({ engraving: { ...engraving, name } }))).fields).toHaveProperty(['engraving.name'])
  expect((await api.orderTailTag(tagOrder({ knowsNoReturn: false }))).fields).toHaveProperty('knowsNoReturn')
})

test('a name is engraved as it was written, however its letters were typed', async () => {
  const { api } = await confirmed(register)
  for (const name of ['Zoe\u0308 Ţurcanu', '12½ Heol Tŷ Gwyn'])
    expect(await api.orderTailTag(tagOrder({ engraving: { ...tagOrder().engraving, name } }))).toMatchObject({ status: 200 })
  const orders = (await api.getTagOrders({})).data.orders
  expect(orders.map(({ lines }) => lines[0])).toEqual(['12½ Heol Tŷ Gwyn', 'Zoë Ţurcanu'])
})

test('refuses another’s pet, and a 21st order that is not paid', async () => {
  const { petId } = await keeperWithPet(register)
  const { api } = await confirmed(register)
  expect(await api.orderTailTag(tagOrder({ petId }))).toMatchObject({ status: 404, code: 'notYours' })
  for (const _ of Array.from({ length: 20 })) expect(await api.orderTailTag(tagOrder())).toMatchObject({ status: 200 })
  expect(await api.orderTailTag(tagOrder())).toMatchObject({ status: 409, code: 'tooMany' })
})

test('thirty orders at once are twenty', async () => {
  const { api } = await confirmed(register)
  const replies = await Promise.all(Array.from({ length: 30 }, () => api.orderTailTag(tagOrder())))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20)
})

test('no one pays for another’s order, nor twice', async () => {
  const { orderId, api } = await paidTag(register)
  const other = await confirmed(register)
  expect(await other.api.createPaymentIntent1({ for: 'tailTag', id: orderId })).toMatchObject({ code: 'nothingToPay' })
  expect(await api.createPaymentIntent1({ for: 'tailTag', id: orderId })).toMatchObject({ code: 'paidAlready' })
})

test('an order that no one pays for in seven days is over', async () => {
  const { api } = await confirmed(register)
  await api.orderTailTag(tagOrder())
  const statusNow = async () => (await api.getTagOrders({})).data.orders.map(({ status }) => status)
  register.clock.turn({ days: 6, hours: 23 })
  await register.runJob('endUnpaidTagOrders', {})
  expect(await statusNow()).toEqual(['placed'])
  register.clock.turn({ hours: 2 })
  await register.runJob('endUnpaidTagOrders', {})
  expect(await statusNow()).toEqual(['cancelled'])
})
