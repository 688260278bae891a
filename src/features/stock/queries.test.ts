import { afterAll, beforeAll, expect, test } from 'vitest'
import { later } from '#platform/clock/clock.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { batchOf, chipsOrder, newImplanter } from '#src/testing/stock.ts'
import { orderPaid, orderToPay } from './orders.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an order is paid as it was priced, with its VAT inside, whatever the packs cost since', async () => {
  await batchOf(register, 25)
  const { api, id } = await newImplanter(register)
  const { data } = await api.saveChipsOrder(chipsOrder({ withRegistrations: true }))
  await register.db.updateTable('chipPack').set({ penceWithRegistrations: 99_000 }).where('size', '=', 25).execute()
  expect(await orderToPay(register.db, data.orderId, id, register.clock.now())).toEqual({
    pence: 28_900,
    vatPence: 4817,
    description: '25 microchips, each with a registration',
    lines: [{ words: 'Pack of 25 microchips, each with a registration', quantity: 1, pence: 28_900, vatRate: 20 }],
    about: [{ label: 'Sent to', words: 'Idris Bevan, 3 Quay Street, Cardiff, CF10\u00a05EA' }],
    until: later(register.clock.now(), { minutes: 30 }),
  })
})

test('paid ten times at once, the chips have their numbers once and the registrations are given once', async () => {
  await batchOf(register, 25)
  const { api } = await newImplanter(register)
  const { data } = await api.saveChipsOrder(chipsOrder({ withRegistrations: true }))
  const given = await Promise.all(Array.from({ length: 10 }, () => asProvider(register, (tools) => orderPaid(tools, data.orderId))))
  expect(given.filter((answer) => answer === true)).toHaveLength(1)
  expect((await api.getCredits()).data).toMatchObject({ left: 25, lots: [{ source: 'chipBundle', expiresAt: null }] })
  expect((await api.getChipsForImplanter({ status: 'reserved' })).data.total).toBe(25)
})

test('chips whose batch was stopped meanwhile are not given, and nothing has changed', async () => {
  const code = await batchOf(register, 25)
  const { api } = await newImplanter(register)
  const { data } = await api.saveChipsOrder(chipsOrder())
  await register.db.updateTable('chipBatch').set({ status: 'frozen' }).where('code', '=', code).execute()
  expect(await asProvider(register, (tools) => orderPaid(tools, data.orderId))).toMatchObject({ clause: 'DEAD-4' })
  expect((await api.chipsOrderList({})).data.items[0]?.status).toBe('placed')
})

test('an order whose batch was stopped before it is paid has others held for it, and is paid as it was', async () => {
  const stopped = await batchOf(register, 25, { sterileDays: 300 })
  const { api, id } = await newImplanter(register)
  const { data } = await api.saveChipsOrder(chipsOrder())
  await register.db.updateTable('chipBatch').set({ status: 'frozen' }).where('code', '=', stopped).execute()
  const good = await batchOf(register, 25)
  const asked = await Promise.all([1, 2, 3].map(() => orderToPay(register.db, data.orderId, id, register.clock.now())))
  for (const toPay of asked) expect(toPay).toMatchObject({ pence: 8900 })
  expect(await asProvider(register, (tools) => orderPaid(tools, data.orderId))).toBe(true)
  const { ranges, chips } = (await api.chipsOrderList({})).data.items[0] ?? {}
  expect([ranges?.map(({ batch }) => batch), chips]).toEqual([[good], 25])
  expect((await api.getChipsForImplanter({ status: 'reserved' })).data.total).toBe(25)
})

test('and where there are none, it is too late to pay, and to begin', async () => {
  const code = await batchOf(register, 25)
  const { api, id } = await newImplanter(register)
  const { data } = await api.saveChipsOrder(chipsOrder())
  await register.db.updateTable('chipBatch').set({ status: 'frozen' }).where('code', '=', code).execute()
  expect(await orderToPay(register.db, data.orderId, id, register.clock.now())).toBe('tooLate')
})
