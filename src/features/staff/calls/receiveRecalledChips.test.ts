import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loseOrder } from '#features/stock/returns.ts'
import { suspendOrder } from '#features/stock/suspension.ts'
import { newId } from '#platform/database/id.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { chipped } from '#src/testing/implants.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { emptyStock, heldByBank, orderOf, receiptOf, sentByCard, unpaid, win } from '#src/testing/stafforders.ts'
import { batchOf } from '#src/testing/stock.ts'
import { decideBatch, deliverChipOrder, receiveRecalledChips, receiveReturnedChips, refundPayment } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => emptyStock(register))
afterAll(() => register.close())

const run = deskOf(() => register)

/** An implanter to whom 25 chips of two batches, each with its registration, are on their way: 10 of the first and 15 of the second. */
async function sent() {
  const [code, other] = [await batchOf(register, 10, { sterileDays: 800 }), await batchOf(register, 15)]
  return { ...(await sentByCard(register)), code, other }
}
type Sent = Awaited<ReturnType<typeof sent>>

const receive = ({ api, orderId }: Sent) => api.updateChipsOrder({ orderId, act: 'received' })
async function come() {
  const one = await sent()
  await receive(one)
  return one
}

const recall = (code: string) => run(decideBatch, { code, decision: 'recall', reason: 'The maker calls it back.' })
const book = ({ orderId }: Sent, notCome: string[] = []) => run(receiveRecalledChips, { orderId, notCome })
const statusOf = async (one: Sent) => (await orderOf(one))?.status
const held = async ({ api }: Sent, status: 'withImplanter' | 'recalled') =>
  (await api.getChipsForImplanter({ status, pageSize: 100 })).data.total
const paidBack = async ({ paymentId }: Sent) => {
  await register.drain()
  return (await register.db.selectFrom('payment').select('refundedPence').where('id', '=', paymentId).executeTakeFirstOrThrow())
    .refundedPence
}

test('whoever holds chips of a batch that is called back is told where to send them and that they have their money, and can implant none', async () => {
  const one = await come()
  await recall(one.code)
  const letter = await newestTo(register, one.email)
  expect(letter.subject).toBe(`We’re recalling microchips from batch ${one.code}`)
  expect(letter.text).toMatch(
    /You have 10 chips[\s\S]*Send them back unopened, in the sterile packets, to: \S[\s\S]*we’ll refund what you paid for them to your card/,
  )
  expect([await held(one, 'recalled'), await held(one, 'withImplanter')]).toEqual([10, 15])
  expect(await one.api.registerChip(chipped(one.numbers[0] ?? ''))).toMatchObject({ status: 409, code: 'frozen' })
  const tasks = (await one.api.getTasks()).data.items
  expect(tasks.find(({ kind }) => kind === 'chipsStopped')?.text).toContain('we’ll refund what you paid for them to your card')
})

test('what they cost goes back once they have come, with their unused registrations; the rest of the order stays, and is paid back once', async () => {
  const one = await come()
  await recall(one.code)
  expect(await book(one)).toMatchObject({ back: 10, refund: { amount: { pence: 11_560 } } })
  expect(await paidBack(one)).toBe(11_560)
  expect((await newestTo(register, one.email)).text).toContain('You sent back 10 microchips we recalled')
  expect([await statusOf(one), (await one.api.getCredits()).data.left, await held(one, 'withImplanter')]).toEqual(['received', 15, 15])
  await expect(book(one)).rejects.toMatchObject({ status: 409, code: 'noneCame' })

  await one.api.updateChipsOrder({ orderId: one.orderId, act: 'return' })
  expect(await run(receiveReturnedChips, { orderId: one.orderId })).toMatchObject({ back: 15, refund: { amount: { pence: 17_340 } } })
  expect([await paidBack(one), await statusOf(one)]).toEqual([28_900, 'refunded'])
})

test('those that did not come stay called back, and are paid back when they come later; a strange number changes nothing', async () => {
  const one = await come()
  await recall(one.code)
  const [first = ''] = one.numbers
  await expect(book(one, one.numbers.slice(-1))).rejects.toMatchObject({ status: 400, code: 'notExpected' })
  await expect(book(one, one.numbers.slice(0, 10))).rejects.toMatchObject({ code: 'noneCame' })
  expect(await book(one, [first])).toMatchObject({ back: 9 })
  expect(await held(one, 'recalled')).toBe(1)
  expect(await book(one)).toMatchObject({ back: 1, refund: { amount: { pence: 1156 } } })
})

test('chips that were on their way when their batch was called back are paid back when they have come and gone back', async () => {
  const one = await sent()
  await recall(one.code)
  expect((await newestTo(register, one.email)).text).toContain('confirm on your orders page when they arrive')
  await expect(book(one)).rejects.toMatchObject({ code: 'noneCame' })
  await receive(one)
  expect(await book(one)).toMatchObject({ back: 10 })
  expect(await paidBack(one)).toBe(11_560)
})

test('chips that were called back are paid back too where their day passes before they have come', async () => {
  const one = await sent()
  await recall(one.code)
  await run(deliverChipOrder, { orderId: one.orderId })
  register.clock.turn({ days: 801 })
  await register.runJob('watchOrders', {})
  expect(await book(one)).toMatchObject({ back: 10, refund: { amount: { pence: 11_560 } } })
})

test('chips that were called back are booked in though goodwill was given before, for what is left of what was paid', async () => {
  const one = await come()
  await run(refundPayment, { paymentId: one.paymentId, pence: 1000, reason: 'It came late.' })
  await recall(one.code)
  await recall(one.other)
  expect(await book(one)).toMatchObject({ back: 25, refund: { amount: { pence: 27_900 }, worth: { pence: 28_900 } } })
  expect([await paidBack(one), await statusOf(one)]).toEqual([28_900, 'refunded'])
})

test('an order of which every chip was called back and came is paid back whole and is over, once, however many do it at once', async () => {
  const one = await come()
  await recall(one.code)
  await recall(one.other)
  const all = await Promise.allSettled([1, 2, 3].map(() => book(one)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await paidBack(one), await statusOf(one), (await one.api.getCredits()).data.left]).toEqual([28_900, 'refunded', 0])
})

test('a chip that was called back comes back with the rest of its order too, and is paid back once', async () => {
  const one = await come()
  await recall(one.code)
  await one.api.updateChipsOrder({ orderId: one.orderId, act: 'return' })
  expect(await run(receiveReturnedChips, { orderId: one.orderId })).toMatchObject({ back: 15, refund: { amount: { pence: 17_340 } } })
  expect(await book(one)).toMatchObject({ back: 10, refund: { amount: { pence: 11_560 } } })
  expect([await paidBack(one), await statusOf(one)]).toEqual([28_900, 'refunded'])
})

test('while the bank holds the money they are booked in, and it goes back once the bank has decided for us', async () => {
  await batchOf(register, 25)
  const one = { ...(await heldByBank(register)), code: '', other: '' }
  await receive(one)
  await emptyStock(register)
  expect(await book(one)).toMatchObject({ back: 25, refund: { amount: { pence: 28_900 }, waits: true } })
  await win(register, one)
  expect(await receiptOf(one)).toMatchObject({ status: 'refunded', refunds: [{ status: 'made' }] })
})

test('nothing is booked in of an order that there is not, or whose money cannot go back', async () => {
  const one = await come()
  await recall(one.code)
  await unpaid(register, one)
  await expect(book(one)).rejects.toMatchObject({ status: 409, code: 'notPaid' })
  await expect(book({ ...one, orderId: newId() })).rejects.toMatchObject({ status: 404, code: 'noSuchOrder' })
  expect(await held(one, 'recalled')).toBe(10)
})

test.each([
  ['has given all back', loseOrder, /Your bank has already given you back what you paid for them, so we won’t refund you/, /we’ll refund/],
  [
    'holds all',
    holdOrder,
    /If it gives you the money back, we won’t refund you as well\. If it doesn’t, we’ll refund it to your card once/,
    /already given/,
  ],
])('whoever paid with money of which the bank %s is promised nothing else', async (_what, bankSays, promised, untrue) => {
  const one = await come()
  await asProvider(register, (tools) => bankSays(tools, one.orderId))
  await recall(one.code)
  const { text } = await newestTo(register, one.email)
  const task = (await one.api.getTasks()).data.items.find(({ kind }) => kind === 'chipsStopped')?.text
  for (const said of [text, task]) {
    expect(said).toMatch(promised)
    expect(said).not.toMatch(untrue)
  }
})

function holdOrder(tools: TransactionContext, orderId: string) {
  return suspendOrder(tools, orderId)
}
