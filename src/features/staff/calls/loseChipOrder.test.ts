import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { emptyStock, inHand, onlyBatch, sentByCard } from '#src/testing/stafforders.ts'
import { batchOf, paidByCard } from '#src/testing/stock.ts'
import { loseChipOrder, refundLostChips, resendLostChips } from '../contract.ts'

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

const lost = { reason: 'The carrier has lost it.' }

test('a parcel that its implanter says nothing of is lost once; they read it, others are sent, and they take them', async () => {
  const one = await sentByCard(register)
  const both = await Promise.allSettled([1, 2].map(() => run(loseChipOrder, { orderId: one.orderId, ...lost })))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await newestTo(register, one.email)).subject).toBe('Your parcel of 25 microchips is lost')
  await batchOf(register, 25)
  expect(await run(resendLostChips, { orderId: one.orderId, tracking: 'RM 2' })).toMatchObject({ sent: 25 })
  await one.api.updateChipsOrder({ orderId: one.orderId, act: 'received' })
  expect((await inHand(one)).total).toBe(25)
})

test('a parcel is lost though the day of its chips passed on their way, and paid back', async () => {
  await emptyStock(register)
  await batchOf(register, 25, { sterileDays: 190 })
  const one = await sentByCard(register)
  register.clock.turn({ days: 191 })
  await register.runJob('watchOrders', {})
  expect(await run(loseChipOrder, { orderId: one.orderId, ...lost })).toEqual({ lost: 25 })
  expect((await newestTo(register, one.email)).subject).toBe('Your parcel of 25 microchips is lost')
  expect(await run(refundLostChips, { orderId: one.orderId, ...lost })).toMatchObject({ refund: { amount: { pence: 28_900 } } })
})

test('what is not sent cannot be lost', async () => {
  const one = await paidByCard(register)
  await expect(run(loseChipOrder, { orderId: one.orderId, ...lost })).rejects.toMatchObject({ code: 'notInThisState' })
  await expect(run(loseChipOrder, { orderId: newId(), ...lost })).rejects.toMatchObject({ status: 404, code: 'noSuchOrder' })
})
