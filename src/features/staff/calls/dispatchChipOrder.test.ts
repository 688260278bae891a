import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { CARD } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { emptyStock, listen, onlyBatch, orderOf } from '#src/testing/stafforders.ts'
import { batchOf, paidByCard } from '#src/testing/stock.ts'
import { dispatchChipOrder, packChipOrder } from '../contract.ts'

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

test('an order is sent, and its implanter reads how', async () => {
  const one = await paidByCard(register)
  await run(packChipOrder, { orderId: one.orderId })
  await run(dispatchChipOrder, { orderId: one.orderId, tracking: 'RM 1234' })
  const letter = await newestTo(register, one.email)
  expect(letter.subject).toBe('Your 25 microchips are on their way')
  expect(letter.text).toContain('RM 1234')
  expect(await orderOf(one)).toMatchObject({ status: 'dispatched', tracking: 'RM 1234' })
  await expect(run(dispatchChipOrder, { orderId: one.orderId, tracking: 'RM 1234' })).rejects.toMatchObject({
    status: 409,
    code: 'alreadySent',
    message: expect.stringContaining('You’ve sent this already'),
  })
})

test('an order of a batch that was frozen, or whose chips are no longer sterile, is not sent', async () => {
  const frozen = await paidByCard(register)
  await register.db.updateTable('chipBatch').set({ status: 'frozen' }).where('status', '=', 'inStock').execute()
  await expect(run(dispatchChipOrder, { orderId: frozen.orderId, tracking: 'RM 1' })).rejects.toMatchObject({
    status: 409,
    code: 'stopped',
  })
  expect(await orderOf(frozen)).toMatchObject({ status: 'allocated', tracking: null })
  await emptyStock(register)
  await batchOf(register, 25, { sterileDays: 200 })
  const expired = await paidByCard(register)
  register.clock.turn({ days: 201 })
  await expect(run(dispatchChipOrder, { orderId: expired.orderId, tracking: 'RM 1' })).rejects.toMatchObject({
    status: 409,
    code: 'expired',
  })
})

test('an order of which the bank holds what was paid is not sent', async () => {
  const one = await paidByCard(register, { card: CARD.disputed })
  register.clock.turn({ minutes: 2 })
  await listen(register)
  await expect(run(dispatchChipOrder, { orderId: one.orderId, tracking: 'RM 1' })).rejects.toMatchObject({ status: 409, code: 'bankHolds' })
})
