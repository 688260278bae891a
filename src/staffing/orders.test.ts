import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { groupChipNumber } from '#features/chips/group.ts'
import { takeCredit } from '#features/plans/queries.ts'
import { dispatchOrder } from '#features/stock/delivering.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { CARD } from '#src/testing/paying.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { runAsStaff } from '#src/testing/staff.ts'
import { batchOf, paidByCard } from '#src/testing/stock.ts'
import { haveYoung } from '#src/testing/young.ts'
import type { Command } from './command.ts'
import { replacement, replacements } from './deadchips.ts'
import { order, orders } from './orders.ts'
import { refund } from './refunds.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  await register.db.updateTable('chipBatch').set({ status: 'recalled' }).execute()
  await batchOf(register, 25)
})
afterAll(() => register.close())

const run = (command: Command, ...words: string[]) => runAsStaff(register, command, ...words)

type Paid = Awaited<ReturnType<typeof paidByCard>>

/** The same, and they have come but for the first so many. */
async function received(missing = 0) {
  const one = await paidByCard(register)
  await asProvider(register, (tools) => dispatchOrder(tools, one.orderId, 'RM 1'))
  const numbers = await numbersOf(one)
  await one.ask.updateChipsOrder({ orderId: one.orderId, act: 'received', missing: numbers.slice(0, missing) })
  return { ...one, numbers }
}

const numbersOf = async ({ orderId }: Paid) => {
  const units = await register.db.selectFrom('chipUnit').select('number').where('orderId', '=', orderId).orderBy('number').execute()
  return units.map(({ number }) => number)
}
const orderOf = async ({ ask }: Paid) => (await ask.chipsOrderList({})).data.items[0]
const inHand = async ({ ask }: Paid) => (await ask.getChipsForImplanter({ status: 'withImplanter', pageSize: 100 })).data

async function useAll({ id }: Paid) {
  for (let used = 0; used < 25; used += 1) {
    const petId = await haveYoung(register)
    await register.db.transaction().execute((db) => takeCredit(db, id, petId, register.clock.now()))
  }
}

describe('chips that come back', () => {
  test('are paid back though their registrations were used for other animals, once', async () => {
    const one = await received()
    await useAll(one)
    await one.ask.updateChipsOrder({ orderId: one.orderId, act: 'return' })
    expect(await run(order, one.orderId, 'returned')).toMatch(/^25 unused chips are back\. £89 goes back to the card\./)
    expect(await orderOf(one)).toMatchObject({ status: 'refunded' })
    await expect(run(order, one.orderId, 'returned')).rejects.toThrow(/^STOCK-7 .*is refunded\.$/)
  })

  test('are listed with which are expected; those that do not come stay with the implanter and are not paid', async () => {
    const one = await received()
    await one.ask.updateChipsOrder({ orderId: one.orderId, act: 'return' })
    const [first = '', , third = ''] = one.numbers
    expect(await run(orders)).toContain(`expected back: 25 chips: ${groupChipNumber(first)} to `)
    expect(await run(order, one.orderId, 'returned', first, groupChipNumber(third))).toMatch(
      /^23 unused chips are back\. 2 chips did not come and stay with the implanter\. £265\.88 goes back to the card\./,
    )
    expect((await newestTo(register, one.email)).text).toContain('You sent 23 unused microchips back; 2 that we expected did not come')
    expect((await inHand(one)).items.map(({ number }) => number)).toEqual([first, third])
  })

  test('are paid back with those of their order that never came or never worked, and the letter names both', async () => {
    const one = await received(2)
    await one.ask.updateChipsOrder({ orderId: one.orderId, act: 'return' })
    await run(order, one.orderId, 'returned')
    expect((await newestTo(register, one.email)).text).toContain(
      'Why: You sent 23 unused microchips back; 2 chips of your order never came or never worked.',
    )

    await register.db.updateTable('chipBatch').set({ status: 'recalled' }).execute()
    await batchOf(register, 25)
    const other = await received(2)
    await other.ask.updateChipsOrder({ orderId: other.orderId, act: 'return' })
    await register.db.updateTable('chipUnit').set({ status: 'expired' }).where('status', '=', 'withImplanter').execute()
    expect(await run(order, other.orderId, 'returned')).toMatch(/^0 unused chips are back\. £23\.12 goes back/)
    expect((await newestTo(register, other.email)).text).toContain('Why: 2 chips of your order never came or never worked.')
  })

  test('are not taken as back where a number is strange, none came, or the money cannot go back: nothing has changed', async () => {
    const one = await received()
    await one.ask.updateChipsOrder({ orderId: one.orderId, act: 'return' })
    await expect(run(order, one.orderId, 'returned', '981100009999999')).rejects.toThrow(/is not among the 25 chips/)
    await expect(run(order, one.orderId, 'returned', ...one.numbers)).rejects.toThrow(/None of these chips has come/)
    await register.db.updateTable('payment').set({ intentId: null }).where('id', '=', one.paymentId).execute()
    await expect(run(order, one.orderId, 'returned')).rejects.toThrow(/^PAY-5 /)
    expect(await orderOf(one)).toMatchObject({ status: 'returnRequested' })
    expect((await inHand(one)).total).toBe(25)
  })
})

describe('chips that never came', () => {
  test('are listed for Staff and sent again, and their implanter is told, and says when they have come', async () => {
    const one = await received(2)
    expect(await run(orders)).toContain(`missing: 2 chips, to be sent again or paid back: ${groupChipNumber(one.numbers[0] ?? '')} to `)
    await expect(run(order, one.orderId, 'resend', 'RM 2')).rejects.toThrow(/^STOCK-11 There are not 2 chips in stock/)
    const code = await batchOf(register, 10)
    expect(await run(order, one.orderId, 'resend', 'RM 2')).toBe('2 chips on the way, at no cost to the implanter.')
    expect((await newestTo(register, one.email)).subject).toBe('2 other microchips are on their way to you')
    expect(await orderOf(one)).toMatchObject({ status: 'dispatched', tracking: 'RM 2', can: { receive: true } })
    expect((await one.ask.chipPacksList()).data.mostChips).toBe(23)
    await one.ask.updateChipsOrder({ orderId: one.orderId, act: 'received' })
    expect((await inHand(one)).total).toBe(25)
    expect((await inHand(one)).batches).toMatchObject([{ left: 23 }, { code, left: 2 }])
    expect(await run(orders)).not.toContain('missing:')
    await expect(run(order, one.orderId, 'resend', 'RM 3')).rejects.toThrow(/^STOCK-11 None of the chips of this order is missing/)
  })

  test('are sent again as one where it is one', async () => {
    const one = await received(1)
    await batchOf(register, 10)
    await run(order, one.orderId, 'resend', 'RM 2')
    const { subject, text } = await newestTo(register, one.email)
    expect(subject).toBe('Another microchip is on its way to you')
    expect(text).toMatch(/It is for one that never came, [\s\S]*has it under RM 2\. Its number: [\s\S]*When it has come, /)
  })

  test('are paid back instead, once, however many do it at once', async () => {
    const one = await received(5)
    const all = await Promise.allSettled([1, 2, 3].map(() => run(order, one.orderId, 'refund-missing', 'The post lost them.')))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await register.settle()
    expect((await newestTo(register, one.email)).text).toMatch(/£57\.80[\s\S]*Why: The post lost them\./)
    expect((await one.ask.getCredits()).data.left).toBe(20)
    expect(await orderOf(one)).toMatchObject({ status: 'received' })
    await one.ask.updateChipsOrder({ orderId: one.orderId, act: 'return' })
    expect(await run(order, one.orderId, 'returned')).toMatch(/^20 unused chips are back\. £231\.20 goes back/)
  })

  test('are found by Staff where the implanter says nothing, who then reads it; others are sent, and the implanter takes them', async () => {
    const one = await paidByCard(register)
    await expect(run(order, one.orderId, 'lost')).rejects.toThrow(/^STOCK-5 .*is allocated\.$/)
    await asProvider(register, (tools) => dispatchOrder(tools, one.orderId, 'RM 1'))
    const both = await Promise.allSettled([1, 2].map(() => run(order, one.orderId, 'lost')))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await newestTo(register, one.email)).subject).toBe('Your parcel of 25 microchips is lost')
    expect(await run(orders)).toContain('missing: 25 chips, to be sent again or paid back')
    await batchOf(register, 25)
    expect(await run(order, one.orderId, 'resend', 'RM 2')).toMatch(/^25 chips on the way/)
    await one.ask.updateChipsOrder({ orderId: one.orderId, act: 'received' })
    expect((await inHand(one)).total).toBe(25)
  })

  test('are paid back whole where nothing has come, and the order is over', async () => {
    const one = await received(25)
    expect(await run(order, one.orderId, 'refund-missing', 'The', 'parcel', 'is', 'lost')).toMatch(
      /^25 chips will not be sent again\. £289 /,
    )
    expect(await orderOf(one)).toMatchObject({ status: 'refunded' })
    expect((await one.ask.getCredits()).data.left).toBe(0)
  })

  test('are paid back though goodwill was given before, as far as something is left of what was paid', async () => {
    const one = await received(25)
    await run(refund, one.paymentId, '1000', 'It came late.')
    expect(await run(order, one.orderId, 'refund-missing', 'The parcel is lost.')).toMatch(
      /^25 chips will not be sent again\. £279 goes back to the card\. They cost £289, and no more is left of what was paid\./,
    )
    expect(await orderOf(one)).toMatchObject({ status: 'refunded' })

    await batchOf(register, 25)
    const other = await received(5)
    await run(refund, other.paymentId, '25000', 'You waited so long.')
    expect(await run(order, other.orderId, 'refund-missing', 'The post lost them.')).toMatch(/£39 goes back .* They cost £57\.80, /)
    expect(await orderOf(other)).toMatchObject({ status: 'received' })
    expect((await other.ask.getCredits()).data.left).toBe(0)
    await other.ask.updateChipsOrder({ orderId: other.orderId, act: 'return' })
    expect(await run(order, other.orderId, 'returned')).toMatch(/^20 unused chips are back\. Nothing goes back to a card\./)
  })

  test('are made good though their day passed on their way', async () => {
    await register.db.updateTable('chipBatch').set({ status: 'recalled' }).execute()
    await batchOf(register, 25, { sterileDays: 190 })
    const one = await paidByCard(register)
    await run(order, one.orderId, 'dispatch', 'RM 1')
    register.clock.turn({ days: 191 })
    await register.runJob('watchOrders', {})
    expect(await run(order, one.orderId, 'lost')).toMatch(/^25 chips will not arrive/)
    expect((await newestTo(register, one.email)).subject).toBe('Your parcel of 25 microchips is lost')
    expect(await run(order, one.orderId, 'refund-missing', 'The parcel is lost.')).toMatch(/£289 goes back/)
  })
})

describe('an order of which the bank holds what was paid', () => {
  /** It is on its way with all its chips when the bank asks. */
  async function held() {
    const one = await paidByCard(register, { card: CARD.disputed })
    await run(order, one.orderId, 'dispatch', 'RM 1')
    register.clock.turn({ minutes: 2 })
    await listen()
    return one
  }
  async function listen() {
    await register.runJob('watchDisputes', {})
    await register.settle()
  }
  const askedAs = async ({ paymentId }: Paid) =>
    (await register.db.selectFrom('dispute').select('providerId').where('paymentId', '=', paymentId).executeTakeFirstOrThrow()).providerId
  async function lose(one: Paid) {
    await register.needs.cards.main.acceptDispute(await askedAs(one))
    await listen()
  }
  async function win(one: Paid) {
    await register.needs.cards.main.answerDispute(await askedAs(one), 'winning_evidence')
    await listen()
    register.clock.turn({ minutes: 3 })
    await register.runJob('watchPayments', {})
    await register.settle()
  }
  const receiptOf = async ({ ask }: Paid) => (await ask.getPayments()).data.items[0]

  /** Its implanter asks to send it back while the bank decides, and it comes. */
  async function sentBack() {
    const one = await held()
    await one.ask.updateChipsOrder({ orderId: one.orderId, act: 'received' })
    await one.ask.updateChipsOrder({ orderId: one.orderId, act: 'return' })
    const letter = await newestTo(register, one.email)
    const said = await run(order, one.orderId, 'returned')
    return { ...one, letter, said }
  }

  test('has its unused chips booked in when they come; what they cost waits, and goes back once the bank has decided for us', async () => {
    const one = await sentBack()
    expect(one.letter.text).toMatch(/Once they have come and your bank has decided, [\s\S]*unless your bank gives it back itself/)
    expect(one.said).toBe(
      '25 unused chips are back. £289 waits: it goes back to the card once the implanter’s bank has decided, unless the bank gives it back itself. The implanter is written to once the provider has made it.',
    )
    expect([(await orderOf(one))?.status, (await inHand(one)).total]).toEqual(['refunded', 0])
    await register.settle()
    expect(await receiptOf(one)).toMatchObject({
      status: 'succeeded',
      refunds: [{ status: 'asked', words: '£289 goes back once your bank has decided, unless the bank gives it back itself.' }],
    })
    await win(one)
    expect(await receiptOf(one)).toMatchObject({
      status: 'refunded',
      refunds: [{ status: 'made' }],
      creditNotes: [{ amount: { pence: 28_900 } }],
    })
    expect((await newestTo(register, one.email)).text).toContain('Why: You sent 25 unused microchips back.')
  })

  test('has them booked in, and nothing goes back from us where the bank gives the money back', async () => {
    const one = await sentBack()
    await lose(one)
    expect(await receiptOf(one)).toMatchObject({ status: 'refunded', refunds: [], creditNotes: [{ amount: { pence: 28_900 } }] })
    expect((await one.ask.getCredits()).data.left).toBe(0)
    expect(await run(orders)).not.toContain(one.orderId)
  })

  test('has chips that were called back booked in as well, and lists that their money waits', async () => {
    const one = await held()
    await one.ask.updateChipsOrder({ orderId: one.orderId, act: 'received' })
    await register.db.updateTable('chipBatch').set({ status: 'recalled' }).where('status', '=', 'inStock').execute()
    expect(await run(orders)).toContain('called back; what they cost waits for the bank: 25 chips: ')
    expect(await run(order, one.orderId, 'recalled')).toMatch(/^25 chips that we called back have come\. £289 waits: /)
    await win(one)
    expect(await receiptOf(one)).toMatchObject({ status: 'refunded', refunds: [{ status: 'made' }] })
  })

  test('has nothing paid back for what cannot be had, nor by a sum that Staff say, until the bank has decided', async () => {
    const one = await paidByCard(register, { card: CARD.disputed })
    register.clock.turn({ minutes: 2 })
    await listen()
    await register.db.updateTable('chipBatch').set({ status: 'recalled' }).where('status', '=', 'inStock').execute()
    await expect(run(order, one.orderId, 'swap-or-refund', 'No others.')).rejects.toThrow(/^PAY-7 /)
    await expect(run(refund, one.paymentId, '100', 'Goodwill')).rejects.toThrow(/^PAY-7 /)
    expect(await orderOf(one)).toMatchObject({ status: 'allocated' })
  })

  test('has no other chips sent for those that are lost, until the bank has decided', async () => {
    const one = await held()
    await batchOf(register, 25)
    await run(order, one.orderId, 'lost')
    await expect(run(order, one.orderId, 'resend', 'RM 2')).rejects.toThrow(/^PAY-7 The implanter’s bank holds/)
    await lose(one)
    expect(await run(orders)).not.toContain(one.orderId)
    await expect(run(order, one.orderId, 'resend', 'RM 2')).rejects.toThrow(/^PAY-8 /)
  })

  test('has none sent, and nothing paid back, once the bank took the money back: what is lost or fails later as well', async () => {
    const one = await held()
    await batchOf(register, 25)
    await lose(one)
    const [gone = '', dud = ''] = await numbersOf(one)
    await one.ask.updateChipsOrder({ orderId: one.orderId, act: 'received', missing: [gone] })
    const told = { kind: 'unusedDud', words: 'Reads nothing', secondScan: 'Nothing', noticedOn: '2026-03-27' }
    const { reportId } = (await one.ask.markChipAsdead({ ...told, chipNumber: dud })).data
    await expect(run(order, one.orderId, 'resend', 'RM 2')).rejects.toThrow(/^PAY-8 /)
    await expect(run(order, one.orderId, 'refund-missing', 'It is lost.')).rejects.toThrow(/^There is no payment of this order/)
    expect(await run(replacements)).toBe('No chip is owed.')
    await expect(run(replacement, reportId, 'sent', 'RM 3')).rejects.toThrow(/^DEAD-1 No chip is owed/)
    expect(await orderOf(one)).toMatchObject({ status: 'received', can: { return: expect.stringMatching(/^PAY-8 /) } })
    expect(await one.ask.updateChipsOrder({ orderId: one.orderId, act: 'return' })).toMatchObject({ status: 409, code: 'nothingToReturn' })
  })

  test('has no replacement sent for a chip that never worked while the bank decides, and none is owed after it took the money', async () => {
    const one = await held()
    await batchOf(register, 25)
    await one.ask.updateChipsOrder({ orderId: one.orderId, act: 'received' })
    const [dud = ''] = await numbersOf(one)
    const told = { kind: 'unusedDud', words: 'Reads nothing', secondScan: 'Nothing', noticedOn: '2026-03-27' }
    const { reportId } = (await one.ask.markChipAsdead({ ...told, chipNumber: dud })).data
    await expect(run(replacement, reportId, 'sent', 'RM 3')).rejects.toThrow(/^PAY-7 /)
    await lose(one)
    expect((await one.ask.getDeadChips({})).data.items).toMatchObject([{ id: reportId, status: 'closed' }])
  })
})

test('an order of a batch that is frozen meanwhile is marked, and neither packed nor sent', async () => {
  const one = await paidByCard(register)
  await register.db.updateTable('chipBatch').set({ status: 'frozen' }).where('status', '=', 'inStock').execute()
  expect(await run(orders)).toContain('(the batch is frozen: do not send)')
  await expect(run(order, one.orderId, 'pack')).rejects.toThrow(/^DEAD-4 None of these chips is sent while batch .* is frozen/)
  await expect(run(order, one.orderId, 'dispatch', 'RM 1')).rejects.toThrow(/^DEAD-4 /)
  expect(await orderOf(one)).toMatchObject({ status: 'allocated', tracking: null })
})
