import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { groupChipNumber } from '#features/chips/group.ts'
import { chipped, haveChips } from '#features/implanting/fixture.ts'
import { dispatchOrder } from '#features/stock/delivering.ts'
import { loseOrder, suspendOrder } from '#features/stock/queries.ts'
import type { Acting } from '#platform/server/answer.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { runAsStaff } from '#src/testing/staff.ts'
import { batchOf, paidByCard } from '#src/testing/stock.ts'
import { batch } from './batches.ts'
import type { Command } from './command.ts'
import { order, orders } from './orders.ts'
import { refund } from './refunds.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  // Nobody has chips but those that the test takes in.
  await register.db.updateTable('chipBatch').set({ status: 'recalled' }).execute()
})
afterAll(() => register.close())

const run = (command: Command, ...words: string[]) => runAsStaff(register, command, ...words)

/** An implanter to whom 25 chips of two batches, each with its registration, are on their way: 10 of the first and 15 of the second. */
async function sent() {
  const [code, other] = [await batchOf(register, 10, { sterileDays: 800 }), await batchOf(register, 15)]
  const one = await paidByCard(register)
  await asProvider(register, (tools) => dispatchOrder(tools, one.orderId, 'RM 1'))
  const units = await register.db.selectFrom('chipUnit').select('number').where('orderId', '=', one.orderId).orderBy('number').execute()
  return { ...one, code, other, numbers: units.map(({ number }) => number) }
}
type Sent = Awaited<ReturnType<typeof sent>>

const receive = ({ ask, orderId }: Sent) => ask.updateChipsOrder({ orderId, act: 'received' })
async function received() {
  const one = await sent()
  await receive(one)
  return one
}

const recall = ({ code }: { code: string }) => run(batch, code, 'recall', 'The maker calls it back.')
const statusOf = async ({ ask }: Sent) => (await ask.chipsOrderList({})).data.items[0]?.status
const inHand = async ({ ask }: Sent, status: 'withImplanter' | 'recalled') =>
  (await ask.getChipsForImplanter({ status, pageSize: 100 })).data.total
const paidBack = async ({ paymentId }: Sent) => {
  await register.settle()
  return (await register.db.selectFrom('payment').select('refundedPence').where('id', '=', paymentId).executeTakeFirstOrThrow())
    .refundedPence
}

test('whoever holds chips of a batch that is called back is told where to send them and that they have their money, and can implant none', async () => {
  const one = await received()
  await recall(one)
  const letter = await newestTo(register, one.email)
  expect(letter.subject).toBe(`We call microchips of batch ${one.code} back`)
  expect(letter.text).toMatch(
    /You hold 10 chips[\s\S]*Send them in the sterile packets, unopened, to: \S[\s\S]*what you paid for them goes back to your card/,
  )
  expect([await inHand(one, 'recalled'), await inHand(one, 'withImplanter')]).toEqual([10, 15])
  expect(await one.ask.registerChip(chipped(one.numbers[0] ?? ''))).toMatchObject({ status: 409, code: 'frozen' })
  const tasks = (await one.ask.getTasks()).data.items
  expect(tasks.find(({ kind }) => kind === 'chipsStopped')?.text).toContain('what you paid for them goes back to your card')
})

test('what they cost goes back once they have come, with their unused registrations; the rest of the order stays, and is paid back once', async () => {
  const one = await received()
  await recall(one)
  expect(await run(orders)).toContain(`called back and to be paid back: 10 chips: ${groupChipNumber(one.numbers[0] ?? '')} to `)
  expect(await run(order, one.orderId, 'recalled')).toMatch(/^10 chips that we called back have come\. £115\.60 goes back to the card\./)
  expect(await paidBack(one)).toBe(11_560)
  expect((await newestTo(register, one.email)).text).toContain('You sent 10 microchips back that we had called back')
  expect([await statusOf(one), (await one.ask.getCredits()).data.left, await inHand(one, 'withImplanter')]).toEqual(['received', 15, 15])
  expect(await run(orders)).not.toContain(one.orderId)
  await expect(run(order, one.orderId, 'recalled')).rejects.toThrow(/^DEAD-8 No chip of this order/)

  await one.ask.updateChipsOrder({ orderId: one.orderId, act: 'return' })
  expect(await run(order, one.orderId, 'returned')).toMatch(/^15 unused chips are back\. £173\.40 goes back/)
  expect(await paidBack(one)).toBe(28_900)
})

test('those that did not come stay called back, and are paid back when they come later; a strange number changes nothing', async () => {
  const one = await received()
  await recall(one)
  const [first = ''] = one.numbers
  await expect(run(order, one.orderId, 'recalled', one.numbers.at(-1) ?? '')).rejects.toThrow(/is not among the 10 chips/)
  await expect(run(order, one.orderId, 'recalled', ...one.numbers.slice(0, 10))).rejects.toThrow(/^DEAD-8 /)
  expect(await run(order, one.orderId, 'recalled', first)).toMatch(/^9 chips that we called back have come\./)
  expect(await inHand(one, 'recalled')).toBe(1)
  expect(await run(order, one.orderId, 'recalled')).toMatch(/^1 chip that we called back has come\. £11\.56 goes back/)
})

test('chips that were on their way when their batch was called back are paid back when they have come and gone back', async () => {
  const one = await sent()
  await recall(one)
  expect((await newestTo(register, one.email)).text).toContain('say on the page of your orders when they have come')
  await expect(run(order, one.orderId, 'recalled')).rejects.toThrow(/^DEAD-8 /)
  await receive(one)
  expect(await run(order, one.orderId, 'recalled')).toMatch(/^10 chips/)
  expect(await paidBack(one)).toBe(11_560)
})

test('chips that were called back are paid back too where their day passes before they have come', async () => {
  const one = await sent()
  await recall(one)
  await run(order, one.orderId, 'delivered')
  register.clock.turn({ days: 801 })
  await register.runJob('watchOrders', {})
  expect(await run(order, one.orderId, 'recalled')).toMatch(/^10 chips that we called back have come\. £115\.60 goes back/)
})

test('chips that were called back are booked in though goodwill was given before, for what is left of what was paid', async () => {
  const one = await received()
  await run(refund, one.paymentId, '1000', 'It came late.')
  await recall(one)
  await recall({ code: one.other })
  expect(await run(order, one.orderId, 'recalled')).toMatch(
    /^25 chips that we called back have come\. £279 goes back to the card\. They cost £289, and no more is left of what was paid\./,
  )
  expect([await paidBack(one), await statusOf(one)]).toEqual([28_900, 'refunded'])
})

test('an order of which every chip was called back and came is paid back whole and is over, once, however many do it at once', async () => {
  const one = await received()
  await recall(one)
  await recall({ code: one.other })
  const all = await Promise.allSettled([1, 2, 3].map(() => run(order, one.orderId, 'recalled')))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await paidBack(one), await statusOf(one), (await one.ask.getCredits()).data.left]).toEqual([28_900, 'refunded', 0])
})

test('a chip that was called back comes back with the rest of its order too, and is paid back once', async () => {
  const one = await received()
  await recall(one)
  await one.ask.updateChipsOrder({ orderId: one.orderId, act: 'return' })
  expect(await run(order, one.orderId, 'returned')).toMatch(/^15 unused chips are back\. £173\.40 goes back/)
  expect(await run(order, one.orderId, 'recalled')).toMatch(/^10 chips that we called back have come\. £115\.60 goes back/)
  expect([await paidBack(one), await statusOf(one)]).toEqual([28_900, 'refunded'])
})

test('an order of which the bank took the money stays listed while its called back chips are out, with nothing owed for them', async () => {
  const one = await received()
  await recall(one)
  await asProvider(register, (tools) => loseOrder(tools, one.orderId))
  const task = (await one.ask.getTasks()).data.items.find(({ kind }) => kind === 'chipsStopped')
  expect(task?.text).toMatch(/Send yours to us unopened: .* Your bank has given you back what you paid for them: no money follows/)
  const first = groupChipNumber(one.numbers[0] ?? '')
  const listed = await run(orders)
  expect(listed).toContain(`called back; the bank took the money, so nothing is owed: 10 chips: ${first} to `)
  expect(listed).not.toContain(`to be paid back: 10 chips: ${first}`)
})

test.each([
  ['has given all back', loseOrder, /Your bank has given you back what you paid for them: no money follows/, /goes back/],
  ['holds all', holdOrder, /Once they have come and your bank has decided, /, /no money/],
])('whoever paid with money of which the bank %s is promised nothing else', async (_what, bankSays, promised, untrue) => {
  const one = await received()
  await asProvider(register, (tools) => bankSays(tools, one.orderId))
  await recall(one)
  const { text } = await newestTo(register, one.email)
  const task = (await one.ask.getTasks()).data.items.find(({ kind }) => kind === 'chipsStopped')?.text
  for (const said of [text, task]) {
    expect(said).toMatch(promised)
    expect(said).not.toMatch(untrue)
  }
})

function holdOrder({ db, now }: Acting, orderId: string) {
  return suspendOrder(db, orderId, now)
}

test('whose chips of the batch still lie with us reads that the order is not sent, and is asked to send nothing', async () => {
  const code = await batchOf(register, 25)
  const { email } = await paidByCard(register)
  const letters = []
  for (const decision of ['freeze', 'unfreeze', 'recall']) {
    await run(batch, code, decision, 'the maker says so')
    letters.push(await newestTo(register, email))
    register.clock.turn({ minutes: 1 })
  }
  expect(letters.map(({ subject }) => subject)).toEqual([
    `Your order waits: we have stopped microchips of batch ${code}`,
    `Microchips of batch ${code} can be sent to you again`,
    `Your order is not sent: we call microchips of batch ${code} back`,
  ])
  for (const { text } of letters) {
    expect(text).toMatch(/25 chips of it .*for an order of yours that we have not sent[\s\S]*\/order-chips/)
    expect(text).not.toMatch(/You hold|put them aside|Send /)
  }
})

test('whoever holds one chip of a batch reads of one', async () => {
  const { code } = await haveChips(register, { chips: 1 })
  const texts = []
  for (const decision of ['freeze', 'unfreeze', 'recall']) {
    await run(batch, code, decision, 'the maker says so')
    texts.push((await newestTo(register, PEOPLE.idris.email)).text)
    register.clock.turn({ minutes: 1 })
  }
  expect(texts[0]).toContain('You hold 1 chip of it: put it aside')
  expect(texts[1]).toContain('It can be implanted and registered again.')
  expect(texts[2]).toMatch(/Implant it no more[\s\S]*Send it in the sterile packet,[\s\S]*Once it has come, what you paid for it goes back/)
  for (const text of texts) expect(text).not.toMatch(/\bthem\b|an order of yours/)
})

test('whoever holds some chips of a batch and waits for others sends back those that they hold', async () => {
  const { code, numbers } = await haveChips(register, { chips: 3 })
  await register.db
    .updateTable('chipUnit')
    .set({ status: 'reserved' })
    .where('number', '=', numbers[0] ?? '')
    .execute()
  await recall({ code })
  expect((await newestTo(register, PEOPLE.idris.email)).text).toMatch(
    /You hold 2 chips of batch[\s\S]*Send them in[\s\S]*1 chip of it is for an order of yours that we have not sent, and stays with us: you get others, or the money/,
  )
})
