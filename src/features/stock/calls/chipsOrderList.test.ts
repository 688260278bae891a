import { afterAll, beforeAll, expect, test } from 'vitest'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { expectSorts } from '#src/testing/sorts.ts'
import { batchOf, chipsOrder, newImplanter, paidOrder, sentOrder } from '#src/testing/stock.ts'
import { resendLost } from '../lostinpost.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await batchOf(register, 500)
})
afterAll(() => register.close())

test('an order shows its numbers once it is paid, from first to last, and what may be done with it', async () => {
  const { api } = await newImplanter(register)
  await api.saveChipsOrder(chipsOrder({ packs: [{ size: 10, quantity: 1 }] }))
  const [placed] = (await api.chipsOrderList({})).data.items
  expect(placed).toMatchObject({
    status: 'placed',
    chips: 10,
    ranges: [],
    hasLapsed: false,
    hasPayments: false,
    can: { pay: true, cancel: true, receive: { clause: 'STOCK-5', words: expect.any(String) } },
  })

  await sentOrder(register, api, { packs: [{ size: 10, quantity: 1 }] })
  const { data } = await api.chipsOrderList({ status: 'dispatched' })
  expect(data.items[0]).toMatchObject({
    packs: [{ size: 10, quantity: 1 }],
    tracking: 'RM 1234 5678 9GB',
    hasLapsed: false,
    hasPayments: true,
    ranges: [{ from: expect.stringMatching(/^981100\d{9}$/), to: expect.stringMatching(/^981100\d{9}$/) }],
    can: {
      pay: { clause: 'STOCK-2', words: expect.any(String) },
      cancel: { clause: 'STOCK-18', words: expect.any(String) },
      receive: true,
    },
  })
  const [range] = data.items[0]?.ranges ?? []
  expect(Number(range?.to) - Number(range?.from)).toBe(9)
})

test('an order says which of its chips are on their way, and which are unused: of a parcel sent again only what was missing', async () => {
  const implanter = await newImplanter(register)
  const { api } = implanter
  const orderId = await sentOrder(register, api, { packs: [{ size: 10, quantity: 1 }] })
  const shown = async () => {
    const order = (await api.chipsOrderList({})).data.items[0]
    return { coming: order?.coming ?? [], unused: order?.unused ?? [], all: order?.ranges ?? [] }
  }
  const sent = await shown()
  expect(sent.coming).toEqual(sent.all)
  expect(sent.unused).toEqual([])

  const first = Number(sent.all[0]?.from)
  const [missing, before, after] = [3, 2, 4].map((step) => String(first + step))
  await api.updateChipsOrder({ orderId, act: 'received', missing: [missing ?? ''] })
  const come = await shown()
  expect(come.coming).toEqual([])
  expect(come.unused.map(({ from, to }) => [from, to])).toEqual([
    [String(first), before],
    [after, String(first + 9)],
  ])

  await asProvider(register, (tools) => resendLost(tools, orderId, 'RM 2'))
  const again = await shown()
  expect(again.coming).toHaveLength(1)
  expect(again.coming[0]?.from).toBe(again.coming[0]?.to)
  expect(again.coming[0]?.from).not.toBe(missing)
})

test('one whose 30 minutes are over cannot be paid, and says so', async () => {
  const { api } = await newImplanter(register)
  await api.saveChipsOrder(chipsOrder())
  register.clock.turn({ minutes: 30 })
  const [order] = (await api.chipsOrderList({})).data.items
  expect(order?.can.pay).toEqual({ clause: 'STOCK-2', words: expect.stringMatching(/30 minutes/) })
  expect(order?.hasLapsed).toBe(true)
})

test('orders are listed newest first, a page at a time, and nobody sees another’s', async () => {
  const { api } = await newImplanter(register)
  const ids: string[] = []
  for (let count = 0; count < 5; count += 1) {
    const paid = await paidOrder(register, api, { packs: [{ size: 10, quantity: 1 }] }).catch(() => null)
    if (paid) ids.unshift(paid.orderId)
    register.clock.turn({ minutes: 1 })
  }
  const pages = await Promise.all([1, 2, 3].map((page) => api.chipsOrderList({ page, pageSize: 2 })))
  const seen = pages.flatMap(({ data }) => data.items.map(({ id }) => id))
  expect(seen).toEqual(ids.slice(0, seen.length))
  expect(pages[0]?.data.total).toBe(seen.length)
  const other = await newImplanter(register)
  await expectSorts((sort) => api.chipsOrderList({ sort }), 'placedAt', 'amount')
  expect((await other.api.chipsOrderList({})).data).toMatchObject({ items: [], total: 0 })
})
