import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import {
  heldByBank,
  inHand,
  lose,
  onlyBatch,
  orderOf,
  receiptOf,
  received,
  returning,
  unpaid,
  useAll,
  win,
} from '#src/testing/stafforders.ts'
import { receiveReturnedChips } from '../contract.ts'

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

const book = (orderId: string, notCome: string[] = []) => run(receiveReturnedChips, { orderId, notCome })

test('chips without registrations are paid back when they come, not before they were sent back', async () => {
  const one = await received(register, 0, { withRegistrations: false })
  await expect(book(one.orderId)).rejects.toMatchObject({ code: 'notInThisState' })
  await one.api.updateChipsOrder({ orderId: one.orderId, act: 'return' })
  expect(await book(one.orderId)).toMatchObject({ back: 25, refund: { amount: { pence: 8900 } } })
  expect((await newestTo(register, one.email)).text).toContain('Why: You sent back 25 unused microchips.')
  expect(await orderOf(one)).toMatchObject({ status: 'refunded' })
})

test('they are paid back though their registrations were used for other animals, once', async () => {
  const one = await received(register)
  await useAll(register, one)
  await one.api.updateChipsOrder({ orderId: one.orderId, act: 'return' })
  expect(await book(one.orderId)).toMatchObject({ back: 25, refund: { amount: { pence: 8900 }, waits: false } })
  await expect(book(one.orderId)).rejects.toMatchObject({ code: 'notInThisState' })
})

test('those that do not come stay with the implanter and are not paid', async () => {
  const one = await returning(register)
  const [first = '', , third = ''] = one.numbers
  expect(await book(one.orderId, [first, groupChipNumber(third)])).toMatchObject({ back: 23, refund: { amount: { pence: 26_588 } } })
  expect((await newestTo(register, one.email)).text).toContain('You sent back 23 unused microchips; 2 we expected didn’t arrive')
  expect((await inHand(one)).items.map(({ number }) => number)).toEqual([first, third])
})

test('they are paid back with those of their order that never came or never worked, and the letter names both', async () => {
  const one = await returning(register, 2)
  await book(one.orderId)
  expect((await newestTo(register, one.email)).text).toContain(
    'Why: You sent back 23 unused microchips; 2 chips from your order never arrived or never worked.',
  )
  await onlyBatch(register)
  const other = await returning(register, 2)
  await register.db.updateTable('chipUnit').set({ status: 'expired' }).where('status', '=', 'withImplanter').execute()
  expect(await book(other.orderId)).toMatchObject({ back: 0, refund: { amount: { pence: 2312 } } })
  expect((await newestTo(register, other.email)).text).toContain('Why: 2 chips from your order never arrived or never worked.')
})

test('they are not taken as back where a number is strange, none came, or the money cannot go back: nothing has changed', async () => {
  const one = await returning(register)
  await expect(book(one.orderId, ['981100009999999'])).rejects.toMatchObject({ status: 400, code: 'notExpected' })
  await expect(book(one.orderId, one.numbers)).rejects.toMatchObject({ status: 409, code: 'noneCame' })
  await unpaid(register, one)
  await expect(book(one.orderId)).rejects.toMatchObject({ status: 409, code: 'notPaid' })
  await expect(book(newId())).rejects.toMatchObject({ status: 404, code: 'noSuchOrder' })
  expect(await orderOf(one)).toMatchObject({ status: 'returnRequested' })
  expect((await inHand(one)).total).toBe(25)
})

/** Its implanter sends it back while the bank decides, and it comes. */
async function sentBack() {
  const one = await heldByBank(register)
  await one.api.updateChipsOrder({ orderId: one.orderId, act: 'received' })
  await one.api.updateChipsOrder({ orderId: one.orderId, act: 'return' })
  const letter = await newestTo(register, one.email)
  return { ...one, letter, said: await book(one.orderId) }
}

test('while the bank holds the money they are booked in; what they cost waits, and goes back once the bank has decided for us', async () => {
  const one = await sentBack()
  expect(one.letter.text).toMatch(/Once they reach us and your bank has decided, [\s\S]*unless your bank gives the money back itself/)
  expect(one.said).toMatchObject({ back: 25, refund: { amount: { pence: 28_900 }, waits: true } })
  expect([(await orderOf(one))?.status, (await inHand(one)).total]).toEqual(['refunded', 0])
  await register.drain()
  expect(await receiptOf(one)).toMatchObject({
    status: 'succeeded',
    refunds: [{ status: 'asked', words: 'We’ll refund £289 once your bank has decided, unless your bank gives it back itself.' }],
  })
  await win(register, one)
  expect(await receiptOf(one)).toMatchObject({
    status: 'refunded',
    refunds: [{ status: 'made' }],
    creditNotes: [{ amount: { pence: 28_900 } }],
  })
  expect((await newestTo(register, one.email)).text).toContain('Why: You sent back 25 unused microchips.')
})

test('nothing goes back from us where the bank gives the money back', async () => {
  const one = await sentBack()
  await lose(register, one)
  expect(await receiptOf(one)).toMatchObject({ status: 'refunded', refunds: [], creditNotes: [{ amount: { pence: 28_900 } }] })
  expect((await one.api.getCredits()).data.left).toBe(0)
})
