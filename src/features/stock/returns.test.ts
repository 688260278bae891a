import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refundPayment } from '#features/payments/refundPayment.ts'
import { takeCredit } from '#features/plans/takeCredits.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { actorOn } from '#platform/server/perform.ts'
import { chipped } from '#src/testing/implants.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { haveOffspring } from '#src/testing/offspring.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { batchOf, paidByCard } from '#src/testing/stock.ts'
import { freeNumbers } from './allocation.ts'
import { dispatchOrder } from './delivery.ts'
import { chipOrderLife } from './lifecycle.ts'
import { countOf } from './picking.ts'
import { receiveUnused } from './returns.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  // Nobody has chips but those that the test takes in.
  await register.db.updateTable('chipBatch').set({ status: 'recalled' }).execute()
  await batchOf(register, 25)
})
afterAll(() => register.close())

type Paid = Awaited<ReturnType<typeof paidByCard>>

async function received(one: Paid) {
  await asProvider(register, (tools) => dispatchOrder(tools, one.orderId, 'RM 1'))
  await one.api.updateChipsOrder({ orderId: one.orderId, act: 'received' })
}

const refund = ({ paymentId }: Paid) =>
  actorOn(register, register.clock.now(), null)((tools) => refundPayment(tools, paymentId, {}, 'You asked for it'))
const unitsOf = ({ orderId }: Paid) =>
  register.db.selectFrom('chipUnit').selectAll().where('orderId', '=', orderId).orderBy('number').execute()
const statusOf = async ({ orderId }: Paid) =>
  (await register.db.selectFrom('chipOrder').select('status').where('id', '=', orderId).executeTakeFirstOrThrow()).status
const leftOf = async ({ api }: Paid) => (await api.getCredits()).data.left
const inStock = async () => countOf(await freeNumbers(register.db, register.clock.now()))

/** Uses so many of the registrations that came with the chips. */
async function use({ id }: Paid, count: number) {
  for (let used = 0; used < count; used += 1) {
    const petId = await haveOffspring(register)
    await register.db.transaction().execute((db) => takeCredit(db, id, petId, register.clock.now()))
  }
}

describe('an order that was not sent', () => {
  test('is paid back whole, its registrations end, and its chips can be sold to somebody else', async () => {
    const one = await paidByCard(register)
    expect([await inStock(), await leftOf(one)]).toEqual([0, 25])
    expect(await refund(one)).toMatchObject({ pence: 28_900 })
    expect([await statusOf(one), await inStock(), await leftOf(one)]).toEqual(['refunded', 25, 0])
    const other = await paidByCard(register)
    expect(await unitsOf(other)).toHaveLength(25)
    expect(await unitsOf(one)).toHaveLength(0)
  })

  test('is paid back too while it is packed', async () => {
    const one = await paidByCard(register, { withRegistrations: false })
    await asProvider(register, ({ transition }) => transition(chipOrderLife, 'pack', one.orderId, 'Staff'))
    expect(await refund(one)).toMatchObject({ pence: 8900 })
    expect([await statusOf(one), await inStock()]).toEqual(['refunded', 25])
  })

  test('is paid back less what of its registrations was used', async () => {
    const one = await paidByCard(register)
    await use(one, 20)
    expect(await refund(one)).toMatchObject({ pence: 8900 + (20_000 * 5) / 25 })
    expect(await leftOf(one)).toBe(0)
  })

  test('is paid back for its chips where every registration was used for other animals', async () => {
    const one = await paidByCard(register)
    await use(one, 25)
    expect(await refund(one)).toMatchObject({ pence: 8900 })
    expect([await statusOf(one), await inStock()]).toEqual(['refunded', 25])
  })

  test('is paid back once, however many do it at once', async () => {
    const one = await paidByCard(register)
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => refund(one)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await register.drain()
    const payment = await register.db.selectFrom('payment').selectAll().where('id', '=', one.paymentId).executeTakeFirstOrThrow()
    expect(payment).toMatchObject({ status: 'refunded', refundedPence: 28_900 })
    expect(await inStock()).toBe(25)
  })
})

describe('an order that was sent', () => {
  test('is not paid back while its chips are on their way or with the implanter', async () => {
    const one = await paidByCard(register)
    await asProvider(register, (tools) => dispatchOrder(tools, one.orderId, 'RM 1'))
    await expect(refund(one)).rejects.toMatchObject({
      clause: 'STOCK-10',
      message: expect.stringMatching(/This chip order is on its way\.$/),
    })
    await one.api.updateChipsOrder({ orderId: one.orderId, act: 'received' })
    await expect(refund(one)).rejects.toMatchObject({
      clause: 'STOCK-10',
      message: expect.stringMatching(/This chip order has been received\.$/),
    })
    expect([await leftOf(one), (await unitsOf(one)).length]).toEqual([25, 25])
  })

  test('is paid back for what came back unused; what was implanted is not, and none of it is sold again', async () => {
    const one = await paidByCard(register)
    await received(one)
    const [first] = await unitsOf(one)
    expect((await one.api.registerChip(chipped(first?.number ?? ''))).status).toBe(200)
    expect((await one.api.updateChipsOrder({ orderId: one.orderId, act: 'return' })).data).toEqual({ status: 'returnRequested' })
    const letter = await newestTo(register, one.email)
    expect(letter.subject).toBe('Send your 24 unused microchips back')
    expect(letter.text).toContain(one.orderId)

    expect(await asProvider(register, (tools) => receiveUnused(tools, one.orderId))).toEqual({ back: 24, paidBack: 24 })
    expect(await refund(one)).toMatchObject({ pence: Math.floor((28_900 * 24) / 25) })
    expect([await statusOf(one), await inStock(), await leftOf(one)]).toEqual(['refunded', 0, 1])
    const states = (await unitsOf(one)).map(({ status }) => status)
    expect(states).toEqual(['implanted', ...Array.from({ length: 24 }, () => 'returned')])
    expect(await one.api.registerChip(chipped((await unitsOf(one))[1]?.number ?? ''))).toMatchObject({ status: 409 })
  })

  test('is paid back too for what never arrived, and for what never worked and was not replaced; for nothing twice', async () => {
    const one = await paidByCard(register)
    await asProvider(register, (tools) => dispatchOrder(tools, one.orderId, 'RM 1'))
    const [lost, dud, struck] = (await unitsOf(one)).map(({ number }) => number)
    await one.api.updateChipsOrder({ orderId: one.orderId, act: 'received', missing: [lost ?? ''] })
    const told = { kind: 'unusedDud', words: 'Reads nothing', secondScan: 'Nothing', noticedOn: londonDate(register.clock.now()) }
    for (const chipNumber of [dud, struck]) expect((await one.api.markChipAsdead({ ...told, chipNumber })).status).toBe(200)
    await register.db
      .updateTable('deadChip')
      .set({ status: 'struck' })
      .where('chipNumber', '=', struck ?? '')
      .execute()
    await one.api.updateChipsOrder({ orderId: one.orderId, act: 'return' })
    expect((await newestTo(register, one.email)).text).toContain('also refund 2 chips that never arrived or never worked')

    expect(await asProvider(register, (tools) => receiveUnused(tools, one.orderId))).toEqual({ back: 22, paidBack: 24 })
    expect(await refund(one)).toMatchObject({ pence: Math.floor((28_900 * 24) / 25) })
    expect((await one.api.getDeadChips({})).data.items.find(({ number }) => number === dud)).toMatchObject({ status: 'closed' })
    await expect(refund(one)).rejects.toMatchObject({
      clause: 'PLAN-4',
      message: expect.stringMatching(/All of it has been used or already taken back/),
    })
  })
})
