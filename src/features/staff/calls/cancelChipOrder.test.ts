import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { onlyBatch } from '#src/testing/stafforders.ts'
import { chipsOrder, newImplanter, paidByCard } from '#src/testing/stock.ts'
import { cancelChipOrder } from '../contract.ts'

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

test('an order that is not paid is cancelled, and its implanter is told; one that is paid is not', async () => {
  const { api, email } = await newImplanter(register)
  const { data } = await api.saveChipsOrder(chipsOrder())
  await run(cancelChipOrder, { orderId: data.orderId, reason: 'Ordered twice.' })
  expect((await newestTo(register, email)).subject).toBe('We’ve cancelled your order of 25 microchips')
  const one = await paidByCard(register)
  await expect(run(cancelChipOrder, { orderId: one.orderId, reason: 'Ordered twice.' })).rejects.toMatchObject({ code: 'notInThisState' })
})
