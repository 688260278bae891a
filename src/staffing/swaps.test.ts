import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chipped } from '#features/implanting/fixture.ts'
import { countOf } from '#features/stock/picking.ts'
import { freeNumbers } from '#features/stock/reserving.ts'
import { freshChip } from '#src/testing/animals.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { runAsStaff } from '#src/testing/staff.ts'
import { batchOf, chipsOrder, newImplanter, paidByCard } from '#src/testing/stock.ts'
import { batch } from './batches.ts'
import type { Command } from './command.ts'
import { order, orders } from './orders.ts'
import { refund } from './refunds.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  register.clock.turn({ minutes: 70 })
  await register.db.updateTable('chipBatch').set({ status: 'recalled' }).execute()
})
afterAll(() => register.close())

const run = (command: Command, ...words: string[]) => runAsStaff(register, command, ...words)

/** An order of 25 chips that is paid, and whose batch is frozen since. */
async function stopped() {
  const code = await batchOf(register, 25)
  const one = await paidByCard(register)
  await run(batch, code, 'freeze', 'two were silent')
  return { ...one, code }
}
type Stopped = Awaited<ReturnType<typeof stopped>>

const orderOf = async ({ ask }: Stopped) => (await ask.chipsOrderList({})).data.items[0]
const toldOf = async ({ email }: Stopped) => (await mailbox(register, email)).map(({ text }) => text)
const unitsOf = ({ orderId }: Stopped) =>
  register.db
    .selectFrom('chipUnit')
    .innerJoin('chipBatch', 'chipBatch.id', 'chipUnit.batchId')
    .select(['chipUnit.number', 'chipUnit.status', 'chipBatch.code'])
    .where('orderId', '=', orderId)
    .orderBy('number')
    .execute()

/** How many of the chips that may be sold nobody has. */
const left = async () => countOf(await freeNumbers(register.db, register.clock.now()))

test('an order whose chips were frozen before it was sent has others, those that expire first, and its implanter reads it', async () => {
  const one = await stopped()
  await expect(run(order, one.orderId, 'pack')).rejects.toThrow(/order <id> swap/)
  const [late, soon] = [await batchOf(register, 40, { sterileDays: 800 }), await batchOf(register, 40, { sterileDays: 400 })]
  expect(await run(order, one.orderId, 'swap')).toMatch(
    /^25 chips instead: 981 .* to 981 .*\. Pack the order anew\.\nThe implanter has been written to\.$/,
  )
  const units = await unitsOf(one)
  expect(units).toHaveLength(25)
  expect(new Set(units.map(({ code, status }) => `${code} ${status}`))).toEqual(new Set([`${soon} reserved`]))
  expect(await orderOf(one)).toMatchObject({ status: 'allocated', ranges: [{ batch: soon }] })
  expect((await newestTo(register, one.email)).text).toContain('You get 25 others in their place')
  expect(await run(orders)).not.toContain('do not send')
  await run(order, one.orderId, 'pack')
  await expect(run(order, one.orderId, 'swap')).rejects.toThrow(/^STOCK-12 No chip of this order/)
  await run(batch, soon, 'freeze', 'one was silent')
  await run(order, one.orderId, 'swap')
  expect(await orderOf(one)).toMatchObject({ status: 'allocated', ranges: [{ batch: late }] })
  await run(order, one.orderId, 'dispatch', 'RM 1')
  await expect(run(order, one.orderId, 'swap')).rejects.toThrow(/^STOCK-12 .*is dispatched\.$/)
  await one.ask.updateChipsOrder({ orderId: one.orderId, act: 'received' })
  expect((await one.ask.getChipsForImplanter({ status: 'withImplanter' })).data.total).toBe(25)
})

test('a batch that is set free can be sold again once its chips were swapped', async () => {
  const one = await stopped()
  await batchOf(register, 25, { sterileDays: 1000 })
  await run(order, one.orderId, 'swap')
  await run(batch, one.code, 'unfreeze', 'The reader was at fault.')
  const other = await paidByCard(register)
  expect((await other.ask.chipsOrderList({})).data.items[0]).toMatchObject({ ranges: [{ batch: one.code }] })
})

test('chips that are no longer sterile are not sent, and swapped as well', async () => {
  const code = await batchOf(register, 25, { sterileDays: 200 })
  const one = { ...(await paidByCard(register)), code }
  register.clock.turn({ days: 201 })
  for (const step of [['pack'], ['dispatch', 'RM 1']])
    await expect(run(order, one.orderId, ...step)).rejects.toThrow(/^STOCK-12 The chips of batch .* were sterile until .*order <id> swap/)
  expect(await run(orders)).toContain('(no longer sterile: do not send)')
  await register.runJob('watchOrders', {})
  await expect(run(order, one.orderId, 'dispatch', 'RM 1')).rejects.toThrow(/^STOCK-12 /)
  const fresh = await batchOf(register, 25)
  await run(order, one.orderId, 'swap')
  expect(new Set((await unitsOf(one)).map((unit) => `${unit.code} ${unit.status}`))).toEqual(new Set([`${fresh} reserved`]))
  expect(await run(orders)).not.toContain('no longer sterile')
  await run(order, one.orderId, 'dispatch', 'RM 1')
  expect((await newestTo(register, one.email)).subject).toBe('Your 25 microchips are on their way')
})

test('what cannot be had is paid back with its registrations where Staff say so, and the rest is sent', async () => {
  const one = await stopped()
  await batchOf(register, 20)
  await expect(run(order, one.orderId, 'swap')).rejects.toThrow(/^STOCK-12 25 chips are needed and 20 are in stock/)
  expect(await unitsOf(one)).toMatchObject([{ code: one.code }, ...Array.from({ length: 24 }, () => ({ code: one.code }))])
  expect(await run(order, one.orderId, 'swap-or-refund', 'There', 'are', 'no', 'others.')).toMatch(
    /^20 chips instead: .*\n5 chips will not be sent\. £57\.80 goes back to the card\./,
  )
  expect(await toldOf(one)).toContainEqual(expect.stringContaining('For 5 we have no others'))
  await register.settle()
  expect((await newestTo(register, one.email)).text).toMatch(/£57\.80[\s\S]*Why: There are no others\./)
  expect(await unitsOf(one)).toHaveLength(20)
  expect((await one.ask.getCredits()).data.left).toBe(20)
  await run(order, one.orderId, 'dispatch', 'RM 1')
  await one.ask.updateChipsOrder({ orderId: one.orderId, act: 'received' })
  await one.ask.updateChipsOrder({ orderId: one.orderId, act: 'return' })
  expect(await run(order, one.orderId, 'returned')).toMatch(/^20 unused chips are back\. £231\.20 goes back/)
})

test('what was paid back for chips that could not be had is not paid back again, nor are registrations that were used', async () => {
  const soon = await batchOf(register, 5, { sterileDays: 400 })
  await batchOf(register, 20)
  const one = { ...(await paidByCard(register)), code: soon }
  for (let used = 0; used < 20; used += 1) await one.ask.registerChip(chipped(freshChip(), { withCredit: true }))
  await run(batch, soon, 'freeze', 'one was silent')
  expect(await run(order, one.orderId, 'swap-or-refund', 'No others.')).toMatch(/^5 chips will not be sent\. £57\.80 goes back/)
  expect(await orderOf(one)).toMatchObject({ chips: 20 })
  expect(await run(orders)).toContain(': 20 chips with registrations')
  expect(await run(refund, one.paymentId, 'Withdrawn')).toMatch(/^£71\.20 goes back/)
  expect(await orderOf(one)).toMatchObject({ status: 'refunded' })
})

test('an order of which the rest cannot be had either is paid back for that rest', async () => {
  const one = await stopped()
  const next = await batchOf(register, 20)
  await run(order, one.orderId, 'swap-or-refund', 'There are no others.')
  expect((await one.ask.chipPacksList()).data.mostChips).toBe(5)
  await run(batch, next, 'freeze', 'one was silent')
  expect(await run(order, one.orderId, 'swap-or-refund', 'There are no others.')).toMatch(/^20 chips will not be sent\. £231\.20 goes back/)
})

test('an order for which there is no chip at all is paid back whole, and over', async () => {
  const one = await stopped()
  expect(await run(order, one.orderId, 'swap-or-refund', 'There are no others.')).toMatch(/^25 chips will not be sent\. £289 goes back/)
  expect(await orderOf(one)).toMatchObject({ status: 'refunded' })
  expect(await unitsOf(one)).toEqual([])
  expect((await one.ask.getCredits()).data.left).toBe(0)
})

test('of several orders that are swapped at once, while others order, each chip goes to one', async () => {
  const orderedAlready = [await stopped(), await stopped(), await stopped()]
  const newcomers = [await newImplanter(register), await newImplanter(register)]
  await batchOf(register, 60)
  const [swaps, bought] = await Promise.all([
    Promise.allSettled(orderedAlready.map(({ orderId }) => run(order, orderId, 'swap'))),
    Promise.all(newcomers.map(({ ask }) => ask.saveChipsOrder(chipsOrder()))),
  ])
  const done = swaps.filter(({ status }) => status === 'fulfilled').length + bought.filter(({ status }) => status === 200).length
  expect(done).toBe(2)
  expect(await left()).toBe(10)
})

test('of Staff who swap one order at the same moment one has done it', async () => {
  const one = await stopped()
  await batchOf(register, 100)
  const both = await Promise.allSettled([1, 2].map(() => run(order, one.orderId, 'swap')))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await unitsOf(one)).toHaveLength(25)
  expect(await left()).toBe(75)
})
