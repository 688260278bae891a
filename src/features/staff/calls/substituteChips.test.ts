import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freeNumbers } from '#features/stock/allocation.ts'
import { countOf } from '#features/stock/picking.ts'
import { newId } from '#platform/database/id.ts'
import { freshChip } from '#src/testing/animals.ts'
import { chipped } from '#src/testing/implants.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { CARD } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { emptyStock, inHand, listen, orderOf, type PaidOrder, unpaid } from '#src/testing/stafforders.ts'
import { batchOf, chipsOrder, newImplanter, paidByCard } from '#src/testing/stock.ts'
import {
  decideBatch,
  dispatchChipOrder,
  listChipOrders,
  packChipOrder,
  receiveReturnedChips,
  refundPayment,
  substituteChips,
} from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  register.clock.turn({ minutes: 70 })
  await emptyStock(register)
})
afterAll(() => register.close())

const run = deskOf(() => register)

/** An order of 25 chips that is paid, and whose batch is frozen since. */
async function stopped() {
  const code = await batchOf(register, 25)
  const one = await paidByCard(register)
  await freeze(code)
  return { ...one, code }
}

const freeze = (code: string) => run(decideBatch, { code, decision: 'freeze', reason: 'two were silent' })
const substitute = (orderId: string) => run(substituteChips, { orderId, reason: 'The batch is stopped.' })
const swapOrRefund = (orderId: string) => run(substituteChips, { orderId, refundRest: true, reason: 'There are no others.' })
const pack = (orderId: string) => run(packChipOrder, { orderId })
const dispatch = (orderId: string) => run(dispatchChipOrder, { orderId, tracking: 'RM 1' })
const unitsOf = ({ orderId }: PaidOrder) =>
  register.db
    .selectFrom('chipUnit')
    .innerJoin('chipBatch', 'chipBatch.id', 'chipUnit.batchId')
    .select(['chipUnit.number', 'chipUnit.status', 'chipBatch.code'])
    .where('orderId', '=', orderId)
    .orderBy('number')
    .execute()
const listed = async ({ orderId }: PaidOrder) => (await run(listChipOrders, {})).items.find((order) => order.orderId === orderId)

/** How many of the chips that may be sold nobody has. */
const left = async () => countOf(await freeNumbers(register.db, register.clock.now()))

test('an order whose chips were frozen before it was sent has others, those that expire first, and its implanter reads it', async () => {
  const one = await stopped()
  const [late, soon] = [await batchOf(register, 40, { sterileDays: 800 }), await batchOf(register, 40, { sterileDays: 400 })]
  const done = await substitute(one.orderId)
  expect(done).toMatchObject({ notSent: 0, refund: null })
  const units = await unitsOf(one)
  expect(done.numbers).toEqual([{ from: units[0]?.number, to: units[24]?.number }])
  expect(new Set(units.map(({ code, status }) => `${code} ${status}`))).toEqual(new Set([`${soon} reserved`]))
  expect(await orderOf(one)).toMatchObject({ status: 'allocated', ranges: [{ batch: soon }] })
  expect((await newestTo(register, one.email)).text).toContain('We’ll send you 25 others instead')
  expect(await listed(one)).toMatchObject({ ranges: [{ whyNot: null }] })
  await pack(one.orderId)
  await expect(substitute(one.orderId)).rejects.toMatchObject({ status: 409, code: 'noneStopped' })
  await freeze(soon)
  await substitute(one.orderId)
  expect(await orderOf(one)).toMatchObject({ status: 'allocated', ranges: [{ batch: late }] })
  await dispatch(one.orderId)
  await expect(substitute(one.orderId)).rejects.toMatchObject({ code: 'notInThisState' })
  await one.api.updateChipsOrder({ orderId: one.orderId, act: 'received' })
  expect((await inHand(one)).total).toBe(25)
})

test('a batch that is set free can be sold again once its chips were swapped', async () => {
  const one = await stopped()
  await batchOf(register, 25, { sterileDays: 1000 })
  await substitute(one.orderId)
  await run(decideBatch, { code: one.code, decision: 'unfreeze', reason: 'The reader was at fault.' })
  expect(await orderOf(await paidByCard(register))).toMatchObject({ ranges: [{ batch: one.code }] })
})

test('chips that are no longer sterile are swapped as well', async () => {
  await batchOf(register, 25, { sterileDays: 200 })
  const one = await paidByCard(register)
  register.clock.turn({ days: 201 })
  await register.runJob('watchOrders', {})
  const fresh = await batchOf(register, 25)
  await substitute(one.orderId)
  expect(new Set((await unitsOf(one)).map((unit) => `${unit.code} ${unit.status}`))).toEqual(new Set([`${fresh} reserved`]))
  await dispatch(one.orderId)
  expect((await newestTo(register, one.email)).subject).toBe('Your 25 microchips are on their way')
})

test('what cannot be had is paid back with its registrations where Staff say so, and the rest is sent', async () => {
  const one = await stopped()
  await batchOf(register, 20)
  await expect(substitute(one.orderId)).rejects.toMatchObject({ status: 409, code: 'notInStock' })
  expect(await unitsOf(one)).toMatchObject(Array.from({ length: 25 }, () => ({ code: one.code })))
  expect(await swapOrRefund(one.orderId)).toMatchObject({ notSent: 5, refund: { amount: { pence: 5780 } } })
  expect((await mailbox(register, one.email)).map(({ text }) => text)).toContainEqual(expect.stringContaining('We can’t replace 5,'))
  await register.drain()
  expect((await newestTo(register, one.email)).text).toMatch(/£57\.80[\s\S]*Why: There are no others\./)
  expect(await unitsOf(one)).toHaveLength(20)
  expect((await one.api.getCredits()).data.left).toBe(20)
  await dispatch(one.orderId)
  await one.api.updateChipsOrder({ orderId: one.orderId, act: 'received' })
  await one.api.updateChipsOrder({ orderId: one.orderId, act: 'return' })
  expect(await run(receiveReturnedChips, { orderId: one.orderId })).toMatchObject({ back: 20, refund: { amount: { pence: 23_120 } } })
})

test('what was paid back for chips that could not be had is not paid back again, nor are registrations that were used', async () => {
  const soon = await batchOf(register, 5, { sterileDays: 400 })
  await batchOf(register, 20)
  const one = await paidByCard(register)
  for (let used = 0; used < 20; used += 1) await one.api.registerChip(chipped(freshChip(), { withCredit: true }))
  await freeze(soon)
  expect(await swapOrRefund(one.orderId)).toMatchObject({ notSent: 5, refund: { amount: { pence: 5780 } } })
  expect(await orderOf(one)).toMatchObject({ chips: 20 })
  expect(await listed(one)).toMatchObject({ chips: 20 })
  expect(await run(refundPayment, { paymentId: one.paymentId, everything: true, reason: 'Withdrawn' })).toMatchObject({
    amount: { pence: 7120 },
  })
  expect(await orderOf(one)).toMatchObject({ status: 'refunded' })
})

test('an order of which the rest cannot be had either is paid back for that rest', async () => {
  const one = await stopped()
  const next = await batchOf(register, 20)
  await swapOrRefund(one.orderId)
  expect((await one.api.chipPacksList()).data.mostChips).toBe(5)
  await freeze(next)
  expect(await swapOrRefund(one.orderId)).toMatchObject({ notSent: 20, refund: { amount: { pence: 23_120 } } })
})

test('an order for which there is no chip at all is paid back whole, and over', async () => {
  const one = await stopped()
  expect(await swapOrRefund(one.orderId)).toMatchObject({ notSent: 25, refund: { amount: { pence: 28_900 } } })
  expect(await orderOf(one)).toMatchObject({ status: 'refunded' })
  expect(await unitsOf(one)).toEqual([])
  expect((await one.api.getCredits()).data.left).toBe(0)
})

test('nothing is paid back without a payment, of one that the provider never made, or while the bank holds it; then all is as before', async () => {
  const one = await stopped()
  await unpaid(register, one)
  await expect(swapOrRefund(one.orderId)).rejects.toMatchObject({ status: 409, code: 'notPaid' })
  await register.db.updateTable('payment').set({ status: 'cancelled' }).where('id', '=', one.paymentId).execute()
  await expect(swapOrRefund(one.orderId)).rejects.toMatchObject({ status: 409, code: 'noPayment' })
  expect(await orderOf(one)).toMatchObject({ status: 'allocated' })
  await expect(substitute(newId())).rejects.toMatchObject({ status: 404, code: 'noSuchOrder' })

  const code = await batchOf(register, 25)
  const held = await paidByCard(register, { card: CARD.disputed })
  register.clock.turn({ minutes: 2 })
  await listen(register)
  await freeze(code)
  await expect(swapOrRefund(held.orderId)).rejects.toMatchObject({ status: 409, code: 'bankHolds' })
  expect(await orderOf(held)).toMatchObject({ status: 'allocated' })
})

test('of several orders that are swapped at once, while others order, each chip goes to one', async () => {
  const orderedAlready = [await stopped(), await stopped(), await stopped()]
  const newcomers = [await newImplanter(register), await newImplanter(register)]
  await batchOf(register, 60)
  const [substitutes, bought] = await Promise.all([
    Promise.allSettled(orderedAlready.map(({ orderId }) => substitute(orderId))),
    Promise.all(newcomers.map(({ api }) => api.saveChipsOrder(chipsOrder()))),
  ])
  const done = substitutes.filter(({ status }) => status === 'fulfilled').length + bought.filter(({ status }) => status === 200).length
  expect(done).toBe(2)
  expect(await left()).toBe(10)
})

test('of Staff who swap one order at the same moment one has done it', async () => {
  const one = await stopped()
  await batchOf(register, 100)
  const both = await Promise.allSettled([1, 2].map(() => substitute(one.orderId)))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await unitsOf(one)).toHaveLength(25)
  expect(await left()).toBe(75)
})
