import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { newId } from '#platform/database/id.ts'
import { chainHolds } from '#platform/law/event.ts'
import { freshChip } from '#src/testing/animals.ts'
import { chipped } from '#src/testing/implants.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { CARD } from '#src/testing/paying.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { subjectsTo } from '#src/testing/rehomings.ts'
import { listen } from '#src/testing/stafforders.ts'
import { batchOf, chipsOrder, newImplanter, paidOrder, sentOrder } from '#src/testing/stock.ts'
import { chipOrderLife } from '../lifecycle.ts'
import { resendLost } from '../lostinpost.ts'
import { orderPaid } from '../orders.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await batchOf(register, 500)
})
afterAll(() => register.close())

const unitsOf = (orderId: string) =>
  register.db.selectFrom('chipUnit').selectAll().where('orderId', '=', orderId).orderBy('number').execute()

describe('cancelling', () => {
  test('an order that is not paid frees its chips', async () => {
    const { api } = await newImplanter(register)
    const { data } = await api.saveChipsOrder(chipsOrder())
    expect((await api.updateChipsOrder({ orderId: data.orderId, act: 'cancel' })).data).toEqual({ status: 'cancelled' })
    const held = await register.db
      .selectFrom('chipAllocation')
      .select('id')
      .where('orderId', '=', data.orderId)
      .where('releasedAt', 'is', null)
      .execute()
    expect(held).toEqual([])
    expect((await api.chipPacksList()).data.mostChips).toBe(25)
  })
})

describe('receiving', () => {
  test('puts the chips into the implanter’s hands, each with an unbroken chain', async () => {
    const { api, id } = await newImplanter(register)
    const orderId = await sentOrder(register, api)
    expect((await api.updateChipsOrder({ orderId, act: 'received' })).data).toEqual({ status: 'received' })
    const units = await unitsOf(orderId)
    expect(units).toHaveLength(25)
    expect(new Set(units.map(({ status, holderId }) => `${status} ${holderId}`))).toEqual(new Set([`withImplanter ${id}`]))
    const events = await register.db
      .selectFrom('event')
      .selectAll()
      .where('subjectId', '=', units[7]?.id ?? '')
      .orderBy('seq')
      .execute()
    expect(events.map(({ move }) => move)).toEqual(['allocate', 'dispatch', 'receive'])
    expect(chainHolds(events)).toBe(true)
  })

  test('blocks those that have not come, however their numbers are typed', async () => {
    const { api, email } = await newImplanter(register)
    const orderId = await sentOrder(register, api)
    const [first, second] = await unitsOf(orderId)
    const missing = [first?.number ?? '', (second?.number ?? '').replace(/.{3}(?=.)/g, '$& ')]
    expect((await api.updateChipsOrder({ orderId, act: 'received', missing })).status).toBe(200)
    expect((await unitsOf(orderId)).map(({ status }) => status)).toEqual([
      'lostInPost',
      'lostInPost',
      ...Array.from({ length: 23 }, () => 'withImplanter'),
    ])
    const letter = await newestTo(register, email)
    expect(letter.subject).toBe('2 microchips are missing from your order')
    expect(letter.text).toContain(groupChipNumber(first?.number ?? ''))
  })

  test('says on the order which are missing, and takes that back once one has turned up, until it was replaced: notMissing', async () => {
    const { api } = await newImplanter(register)
    const orderId = await sentOrder(register, api)
    const [first, second] = (await unitsOf(orderId)).map(({ number }) => number)
    await api.updateChipsOrder({ orderId, act: 'received', missing: [first ?? '', second ?? ''] })
    const missing = async () => (await api.chipsOrderList({})).data.items[0]?.missing
    expect(await missing()).toMatchObject([{ from: first, to: second, compensated: null }])
    const held = await api.getChipsForImplanter({ query: first })
    expect(held.data.items[0]?.can.register).toMatchObject({
      clause: 'STOCK-17',
      words: expect.stringContaining('reported this chip missing'),
    })

    expect(await api.updateChipsOrder({ orderId, act: 'turnedUp', missing: [first ?? ''] })).toMatchObject({ status: 200 })
    expect((await unitsOf(orderId)).map(({ status }) => status).slice(0, 2)).toEqual(['withImplanter', 'lostInPost'])
    expect(await missing()).toMatchObject([{ from: second, to: second }])
    await asProvider(register, (tools) => resendLost(tools, orderId, 'RM 2'))
    expect(await missing()).toMatchObject([{ from: second, compensated: 'resent' }])
    for (const number of [first, second])
      expect(await api.updateChipsOrder({ orderId, act: 'turnedUp', missing: [number ?? ''] })).toMatchObject({
        status: 409,
        code: 'notMissing',
      })
    expect(await api.updateChipsOrder({ orderId, act: 'turnedUp' })).toMatchObject({ code: 'notMissing' })
  })

  test('takes a range whose end is short for all of its chips, and refuses what is unclear: unclearNumber', async () => {
    const { api } = await newImplanter(register)
    const orderId = await sentOrder(register, api)
    const [first, , third] = await unitsOf(orderId)
    const unclear = await api.updateChipsOrder({ orderId, act: 'received', missing: [`${first?.number}/003`] })
    expect(unclear).toMatchObject({ status: 400, code: 'unclearNumber', fields: { missing: expect.stringContaining('/003') } })
    expect((await unitsOf(orderId)).every(({ status }) => status === 'dispatched')).toBe(true)
    const missing = [`${first?.number}-${third?.number.slice(-3)}`]
    expect((await api.updateChipsOrder({ orderId, act: 'received', missing })).status).toBe(200)
    expect((await unitsOf(orderId)).filter(({ status }) => status === 'lostInPost')).toHaveLength(3)
  })

  test('names only chips of this order: notOfThisOrder', async () => {
    const { api } = await newImplanter(register)
    const [orderId, other] = [await sentOrder(register, api), await newImplanter(register)]
    const [strange] = await unitsOf(await sentOrder(register, other.api))
    const reply = await api.updateChipsOrder({ orderId, act: 'received', missing: [strange?.number ?? ''] })
    expect(reply).toMatchObject({ status: 400, code: 'notOfThisOrder' })
    expect(reply.message).toContain(strange?.number)
    expect((await unitsOf(orderId)).every(({ status }) => status === 'dispatched')).toBe(true)
  })

  test('twice at the same moment counts once', async () => {
    const { api } = await newImplanter(register)
    const orderId = await sentOrder(register, api)
    const replies = await Promise.all([1, 2].map(() => api.updateChipsOrder({ orderId, act: 'received' })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject({
      clause: 'STOCK-5',
      message: expect.stringMatching(/has been received\.$/),
    })
  })
})

describe('returning', () => {
  test('what was received and not used is asked for back, and the implanter reads where to send it', async () => {
    const { api } = await newImplanter(register)
    const orderId = await sentOrder(register, api)
    expect((await api.updateChipsOrder({ orderId, act: 'return' })).code).toBe('nothingToReturn')
    await api.updateChipsOrder({ orderId, act: 'received' })
    expect((await api.chipsOrderList({})).data.items[0]?.can).toMatchObject({ return: true })
    expect((await api.updateChipsOrder({ orderId, act: 'return' })).data).toEqual({ status: 'returnRequested' })
    expect(await api.updateChipsOrder({ orderId, act: 'return' })).toMatchObject({
      clause: 'STOCK-7',
      message: expect.stringMatching(/is waiting for its chips to come back\.$/),
    })
  })

  test('is nothing where every chip was used or is no longer sterile: nothingToReturn', async () => {
    const { api } = await newImplanter(register)
    const orderId = await sentOrder(register, api)
    await api.updateChipsOrder({ orderId, act: 'received' })
    await register.db.updateTable('chipUnit').set({ status: 'expired' }).where('orderId', '=', orderId).execute()
    expect(await api.updateChipsOrder({ orderId, act: 'return' })).toMatchObject({ status: 409, code: 'nothingToReturn' })
  })
})

test('the order of somebody else is as absent as none: noSuchOrder', async () => {
  const [one, other] = [await newImplanter(register), await newImplanter(register)]
  const orderId = await sentOrder(register, one.api)
  const theirs = await other.api.updateChipsOrder({ orderId, act: 'received' })
  const absent = await other.api.updateChipsOrder({ orderId: newId(), act: 'received' })
  expect(theirs).toMatchObject({ status: 404, code: 'noSuchOrder' })
  expect([absent.status, absent.message]).toEqual([theirs.status, theirs.message])
})

describe('cancelling once it’s paid', () => {
  test('a paid order refunds all of it until it’s packed, once, frees its chips, and tells the implanter', async () => {
    const { api, email } = await newImplanter(register)
    const { orderId } = await paidOrder(register, api, { withRegistrations: true })
    const [numbers] = [(await unitsOf(orderId)).map(({ number }) => number)]
    expect((await api.chipsOrderList({})).data.items[0]?.can).toMatchObject({ cancel: true })
    const both = await Promise.all([1, 2].map(() => api.updateChipsOrder({ orderId, act: 'cancel' })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 200)?.data).toEqual({ status: 'refunded' })
    await register.drain()
    expect(await subjectsTo(register, email)).toEqual(
      expect.arrayContaining(['You’ve cancelled your order of 25 microchips', expect.stringMatching(/^We’ve refunded £/)]),
    )
    const [payment] = (await api.getPayments({})).data.items
    expect(payment?.refunded.pence).toBe(payment?.amount.pence)
    expect((await api.getCredits({})).data.left).toBe(0)
    expect(await unitsOf(orderId)).toEqual([])
    expect((await api.chipPacksList()).data.mostChips).toBe(25)
    const units = await register.db.selectFrom('chipUnit').select('status').where('number', 'in', numbers).execute()
    expect(new Set(units.map(({ status }) => status))).toEqual(new Set(['unsold']))
  })

  test('a registration that was used isn’t refunded', async () => {
    const { api } = await newImplanter(register)
    const { orderId } = await paidOrder(register, api, { withRegistrations: true })
    expect((await api.registerChip({ ...chipped(freshChip()), withCredit: true })).status).toBe(200)
    await api.updateChipsOrder({ orderId, act: 'cancel' })
    await register.drain()
    const [payment] = (await api.getPayments({})).data.items
    expect(payment?.refunded.pence).toBeGreaterThan(0)
    expect(payment?.refunded.pence).toBeLessThan(payment?.amount.pence ?? 0)
  })

  test('is too late once it’s packed, and waits while the bank holds the money: bankHolds', async () => {
    const { api } = await newImplanter(register)
    const { orderId } = await paidOrder(register, api)
    await asProvider(register, (tools) => tools.transition(chipOrderLife, 'pack', orderId, 'Staff'))
    const reply = await api.updateChipsOrder({ orderId, act: 'cancel' })
    expect(reply).toMatchObject({ status: 409, clause: 'STOCK-18', message: expect.stringMatching(/has been packed\.$/) })
    const other = await newImplanter(register)
    const held = await paidOrder(register, other.api, {}, CARD.disputed)
    register.clock.turn({ minutes: 2 })
    await listen(register)
    expect(await other.api.updateChipsOrder({ orderId: held.orderId, act: 'cancel' })).toMatchObject({ status: 409, code: 'bankHolds' })
    expect((await other.api.chipsOrderList({})).data.items[0]?.can.cancel).toMatchObject({ clause: 'PAY-7' })
  })

  test('and a payment at the same moment: the order is cancelled before it’s paid for, or refunded after', async () => {
    const { api } = await newImplanter(register)
    const { data } = await api.saveChipsOrder(chipsOrder())
    const [paid, cancelled] = await Promise.all([
      asProvider(register, (tools) => orderPaid(tools, data.orderId)),
      api.updateChipsOrder({ orderId: data.orderId, act: 'cancel' }),
    ])
    const { status } = await register.db.selectFrom('chipOrder').select('status').where('id', '=', data.orderId).executeTakeFirstOrThrow()
    expect(status).toBe(paid === true ? (cancelled.status === 200 ? 'refunded' : 'allocated') : 'cancelled')
    expect(await unitsOf(data.orderId)).toHaveLength(status === 'allocated' ? 25 : 0)
  })
})
