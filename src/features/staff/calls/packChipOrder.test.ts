import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { CARD } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { emptyStock, listen, onlyBatch, orderOf } from '#src/testing/stafforders.ts'
import { batchOf, paidByCard } from '#src/testing/stock.ts'
import { packChipOrder } from '../contract.ts'

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

test('an order is packed once', async () => {
  const one = await paidByCard(register)
  await run(packChipOrder, { orderId: one.orderId })
  expect(await orderOf(one)).toMatchObject({ status: 'packed' })
  await expect(run(packChipOrder, { orderId: one.orderId })).rejects.toMatchObject({ code: 'notInThisState' })
  await expect(run(packChipOrder, { orderId: newId() })).rejects.toMatchObject({ status: 404, code: 'notFound' })
})

test('an order of a batch that was frozen, or whose chips are no longer sterile, is not packed', async () => {
  const frozen = await paidByCard(register)
  await register.db.updateTable('chipBatch').set({ status: 'frozen' }).where('status', '=', 'inStock').execute()
  await expect(run(packChipOrder, { orderId: frozen.orderId })).rejects.toMatchObject({ status: 409, code: 'stopped' })
  expect(await orderOf(frozen)).toMatchObject({ status: 'allocated', tracking: null })
  await emptyStock(register)
  await batchOf(register, 25, { sterileDays: 200 })
  const expired = await paidByCard(register)
  register.clock.turn({ days: 201 })
  await expect(run(packChipOrder, { orderId: expired.orderId })).rejects.toMatchObject({ status: 409, code: 'expired' })
})

test('an order of which the bank holds what was paid is not packed', async () => {
  const one = await paidByCard(register, { card: CARD.disputed })
  register.clock.turn({ minutes: 2 })
  await listen(register)
  await expect(run(packChipOrder, { orderId: one.orderId })).rejects.toMatchObject({ status: 409, code: 'bankHolds' })
})
