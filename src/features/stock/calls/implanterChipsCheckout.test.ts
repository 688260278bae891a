import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CardsAway } from '#adapters/cards/cards.ts'
import { newId } from '#platform/database/id.ts'
import { payWith } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { batchOf, chipsOrder, newImplanter, paidOrder } from '#src/testing/stock.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await batchOf(register, 300)
})
afterAll(() => register.close())

test('paid with the form, the chips have their numbers and each its registration', async () => {
  const { api } = await newImplanter(register)
  const { data } = await api.saveChipsOrder(chipsOrder({ withRegistrations: true }))
  const { form } = (await api.implanterChipsCheckout({ orderId: data.orderId })).data
  if (!form) throw new Error('There is no form')
  expect(form).toMatchObject({ amount: { pence: 28_900 }, vat: { pence: 4817 } })
  await payWith(register, form)
  await api.paymentTransactionRequest({ paymentId: form.paymentId })
  expect((await api.chipsOrderList({})).data.items[0]).toMatchObject({
    status: 'allocated',
    ranges: [{ batch: expect.stringMatching(/^DM-/) }],
  })
  expect((await api.getCredits()).data.left).toBe(25)
})

test('while the provider is away: noProvider', async () => {
  const { api } = await newImplanter(register)
  const { data } = await api.saveChipsOrder(chipsOrder())
  const host = vi.spyOn(register.services.cards.main, 'host').mockRejectedValueOnce(new CardsAway('ETIMEDOUT'))
  expect(await api.implanterChipsCheckout({ orderId: data.orderId, way: 'page' })).toMatchObject({ status: 503, code: 'noProvider' })
  host.mockRestore()
})

test('the order of somebody else is as absent as none: noSuchOrder', async () => {
  const [one, other] = [await newImplanter(register), await newImplanter(register)]
  const { data } = await one.api.saveChipsOrder(chipsOrder())
  for (const orderId of [data.orderId, newId()])
    expect(await other.api.implanterChipsCheckout({ orderId })).toMatchObject({ status: 404, code: 'noSuchOrder' })
})

test('what is paid is not paid again: paidAlready', async () => {
  const { api } = await newImplanter(register)
  const { orderId } = await paidOrder(register, api)
  expect(await api.implanterChipsCheckout({ orderId })).toMatchObject({ status: 409, code: 'paidAlready' })
})

test('after 30 minutes, and once it is cancelled, nothing is taken: tooLate', async () => {
  const { api } = await newImplanter(register)
  const { data } = await api.saveChipsOrder(chipsOrder())
  register.clock.turn({ minutes: 30 })
  expect(await api.implanterChipsCheckout({ orderId: data.orderId })).toMatchObject({ status: 409, code: 'tooLate' })
  await api.updateChipsOrder({ orderId: data.orderId, act: 'cancel' })
  expect(await api.implanterChipsCheckout({ orderId: data.orderId })).toMatchObject({ status: 409, code: 'tooLate' })
})

test('where the sale of its chips was stopped and there are no others, nothing is taken: soldOut', async () => {
  const { api } = await newImplanter(register)
  const { data } = await api.saveChipsOrder(chipsOrder())
  await register.db.updateTable('chipBatch').set({ status: 'frozen' }).execute()
  expect(await api.implanterChipsCheckout({ orderId: data.orderId })).toMatchObject({ status: 409, code: 'soldOut' })
  expect((await api.getPayments()).data.items).toEqual([])
})
