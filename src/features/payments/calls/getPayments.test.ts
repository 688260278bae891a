import { afterAll, beforeAll, expect, test } from 'vitest'
import { join } from '#src/testing/newcomer.ts'
import { bought, paid } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('somebody sees what they paid, the newest first, with the number of the invoice, and what is still open', async () => {
  const { api, paymentId } = await paid(register)
  register.clock.turn({ minutes: 1 })
  const open = await api.createPaymentIntent({ for: 'plan', id: await bought(api) })
  const { data } = await api.getPayments()
  expect(data).toMatchObject({ total: 2, page: 1, pageSize: 20 })
  expect(data.items).toMatchObject([
    { paymentId: open.data.paymentId, status: 'open', invoiceNumber: null, paidAt: null },
    { paymentId, status: 'succeeded', amount: { pence: 1500 }, refunded: { pence: 0 }, creditNotes: [] },
  ])
  expect(data.items[1]?.invoiceNumber).toMatch(/^2026-\d{6}$/)
})

test('what is not paid leads back to where it is paid, while it can be', async () => {
  const { api } = await paid(register)
  const [first, second] = [await bought(api), await bought(api)]
  for (const id of [first, second]) {
    register.clock.turn({ minutes: 1 })
    await api.createPaymentIntent({ for: 'plan', id })
  }
  const ways = async () => (await api.getPayments({ sort: 'createdAt' })).data.items.map(({ pay }) => pay)
  expect(await ways()).toEqual([null, `/pay/plan/${first}`, `/pay/plan/${second}`])

  await register.db.updateTable('purchase').set({ status: 'cancelled' }).where('id', '=', second).execute()
  expect(await ways()).toEqual([null, `/pay/plan/${first}`, null])
})

test('nobody sees what somebody else paid', async () => {
  await paid(register)
  const { api } = await join(register)
  expect((await api.getPayments()).data).toMatchObject({ items: [], total: 0 })
})

test('turning the pages shows every payment once', async () => {
  const { api } = await join(register)
  for (let turn = 0; turn < 5; turn += 1) await api.createPaymentIntent({ for: 'plan', id: await bought(api) })
  const pages = await Promise.all([1, 2, 3].map((page) => api.getPayments({ page, pageSize: 2 })))
  const ids = pages.flatMap(({ data }) => data.items.map(({ paymentId }) => paymentId))
  expect(new Set(ids).size).toBe(5)
})

test('somebody sees those of one state or purpose alone, in the order they want', async () => {
  const { api } = await paid(register)
  await api.createPaymentIntent({ for: 'plan', id: await bought(api, 'household') })
  const pence = (data: { items: { amount: { pence: number } }[] }) => data.items.map(({ amount }) => amount.pence)
  expect(pence((await api.getPayments({ sort: 'amount' })).data)).toEqual([1500, 2900])
  expect(pence((await api.getPayments({ sort: '-amount' })).data)).toEqual([2900, 1500])
  expect(pence((await api.getPayments({ sort: 'createdAt' })).data)).toEqual([1500, 2900])
  expect((await api.getPayments({ status: 'succeeded' })).data).toMatchObject({ total: 1, items: [{ amount: { pence: 1500 } }] })
  expect((await api.getPayments({ purpose: 'plan' })).data.total).toBe(2)
  expect((await api.getPayments({ purpose: 'chipsOrder' })).data).toMatchObject({ total: 0, items: [] })
})

test('what was given up is left out', async () => {
  const { api } = await join(register)
  const { data } = await api.createPaymentIntent({ for: 'plan', id: await bought(api) })
  await register.db.updateTable('payment').set({ status: 'cancelled' }).where('id', '=', data.paymentId).execute()
  expect((await api.getPayments()).data.total).toBe(0)
})
