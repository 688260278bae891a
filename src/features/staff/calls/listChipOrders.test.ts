import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loseOrder } from '#features/stock/returns.ts'
import { suspendOrder } from '#features/stock/suspension.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { emptyStock, onlyBatch, received, returning } from '#src/testing/stafforders.ts'
import { batchOf, newImplanter, paidByCard, paidOrder } from '#src/testing/stock.ts'
import { listChipOrders, resendLostChips } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  register.clock.turn({ minutes: 70 })
  await onlyBatch(register)
})
afterAll(() => register.close())

const run = deskOf(() => register)

const listed = async ({ orderId }: { orderId: string }) => (await run(listChipOrders, {})).items.find((order) => order.orderId === orderId)

test('shows an order that waits with where it goes and its numbers', async () => {
  const { api } = await newImplanter(register)
  const one = await paidOrder(register, api, { withRegistrations: true })
  expect(await listed(one)).toMatchObject({
    status: 'allocated',
    chips: 25,
    withRegistrations: true,
    to: 'Idris Bevan, 3 Quay Street, Cardiff, CF10\u00a05EA',
    ranges: [{ whyNot: null }],
    recalledMoney: null,
  })
})

test('shows the chips that are expected back, and those that never came', async () => {
  const coming = await returning(register)
  expect(await listed(coming)).toMatchObject({
    status: 'returnRequested',
    expectedBack: [{ from: coming.numbers[0], to: coming.numbers[24] }],
  })
  await onlyBatch(register)
  const one = await received(register, 2)
  expect(await listed(one)).toMatchObject({ missing: [{ from: one.numbers[0], to: one.numbers[1] }] })
  await batchOf(register, 10)
  await run(resendLostChips, { orderId: one.orderId, tracking: 'RM 2' })
  await one.api.updateChipsOrder({ orderId: one.orderId, act: 'received' })
  expect(await listed(one)).toBeUndefined()
})

test('marks the chips that may not be sent, because their batch is frozen or they are no longer sterile', async () => {
  const frozen = await paidByCard(register)
  await register.db.updateTable('chipBatch').set({ status: 'frozen' }).where('status', '=', 'inStock').execute()
  expect(await listed(frozen)).toMatchObject({ ranges: [{ whyNot: 'the batch is frozen' }] })
  await emptyStock(register)
  await batchOf(register, 25, { sterileDays: 200 })
  const expired = await paidByCard(register)
  register.clock.turn({ days: 201 })
  expect(await listed(expired)).toMatchObject({ ranges: [{ whyNot: 'no longer sterile' }] })
})

test('shows chips that were called back with what becomes of their money, also after the bank took it', async () => {
  const one = await received(register)
  await emptyStock(register)
  const run = { from: one.numbers[0], to: one.numbers[24] }
  expect(await listed(one)).toMatchObject({ recalled: [run], recalledMoney: 'owed' })
  await asProvider(register, (tools) => suspendOrder(tools, one.orderId))
  expect(await listed(one)).toMatchObject({ recalledMoney: 'waits' })
  await asProvider(register, (tools) => loseOrder(tools, one.orderId))
  expect(await listed(one)).toMatchObject({ recalled: [run], recalledMoney: 'takenByBank' })
})
