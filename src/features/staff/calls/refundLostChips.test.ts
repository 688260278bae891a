import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf, secondStaffOf } from '#src/testing/staff.ts'
import { heldByBank, lose, onlyBatch, orderOf, received, unpaid } from '#src/testing/stafforders.ts'
import { batchOf } from '#src/testing/stock.ts'
import { approveRefund, receiveReturnedChips, refundLostChips, refundPayment } from '../contract.ts'

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

const refundLost = (orderId: string, reason = 'The post lost them.') => run(refundLostChips, { orderId, reason })

test('chips that never came are paid back, once, however many do it at once', async () => {
  const one = await received(register, 5)
  const all = await Promise.allSettled([1, 2, 3].map(() => refundLost(one.orderId)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await register.drain()
  expect((await newestTo(register, one.email)).text).toMatch(/£57\.80[\s\S]*Why: The post lost them\./)
  expect((await one.api.getCredits()).data.left).toBe(20)
  expect(await orderOf(one)).toMatchObject({ status: 'received' })
  await expect(refundLost(one.orderId)).rejects.toMatchObject({ status: 409, code: 'noneMissing' })
  await one.api.updateChipsOrder({ orderId: one.orderId, act: 'return' })
  expect(await run(receiveReturnedChips, { orderId: one.orderId })).toMatchObject({ back: 20, refund: { amount: { pence: 23_120 } } })
})

test('they are paid back whole where nothing has come, and the order is over', async () => {
  const one = await received(register, 25)
  expect(await refundLost(one.orderId)).toMatchObject({ notSent: 25, refund: { amount: { pence: 28_900 } } })
  expect(await orderOf(one)).toMatchObject({ status: 'refunded' })
  expect((await one.api.getCredits()).data.left).toBe(0)
})

test('they are paid back though goodwill was given before, as far as something is left of what was paid', async () => {
  const one = await received(register, 25)
  await run(refundPayment, { paymentId: one.paymentId, pence: 1000, reason: 'It came late.' })
  expect(await refundLost(one.orderId)).toMatchObject({ notSent: 25, refund: { amount: { pence: 27_900 }, worth: { pence: 28_900 } } })
  expect(await orderOf(one)).toMatchObject({ status: 'refunded' })

  await batchOf(register, 25)
  const other = await received(register, 5)
  const goodwill = await run(refundPayment, { paymentId: other.paymentId, pence: 25_000, reason: 'You waited so long.' })
  await secondStaffOf(() => register)(approveRefund, { proposalId: goodwill.proposalId ?? '' })
  expect(await refundLost(other.orderId)).toMatchObject({ refund: { amount: { pence: 3900 }, worth: { pence: 5780 } } })
  expect(await orderOf(other)).toMatchObject({ status: 'received' })
  expect((await other.api.getCredits()).data.left).toBe(0)
  await other.api.updateChipsOrder({ orderId: other.orderId, act: 'return' })
  expect(await run(receiveReturnedChips, { orderId: other.orderId })).toMatchObject({ back: 20, refund: { amount: { pence: 0 } } })
})

test('nothing is paid back of what the provider never made, while the bank holds the money, or once it took it', async () => {
  const one = await received(register, 2)
  await unpaid(register, one)
  await expect(refundLost(one.orderId)).rejects.toMatchObject({ status: 409, code: 'notPaid' })
  await batchOf(register, 25)
  const held = await heldByBank(register)
  await held.api.updateChipsOrder({ orderId: held.orderId, act: 'received', missing: held.numbers.slice(0, 1) })
  await expect(refundLost(held.orderId)).rejects.toMatchObject({ status: 409, code: 'bankHolds' })
  await lose(register, held)
  await expect(refundLost(held.orderId)).rejects.toMatchObject({ status: 409, code: 'noPayment' })
  expect(await orderOf(held)).toMatchObject({ status: 'received' })
  expect(await held.api.updateChipsOrder({ orderId: held.orderId, act: 'return' })).toMatchObject({ status: 409, code: 'nothingToReturn' })
})
