import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { animal } from '#src/testing/animals.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { CARD, paid } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { paidOrder as paidShopOrder, stockOf } from '#src/testing/shop.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listen, returning } from '#src/testing/stafforders.ts'
import { batchOf, newImplanter, paidOrder } from '#src/testing/stock.ts'
import { listShopOrders, packShopOrder, receiveReturnedChips, refundPayment } from '../contract.ts'
import { orderSlip } from '../orderslip.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const ALL = { everything: true }

const refund = (
  paymentId: string,
  what: { pence?: number; lines?: { line?: number; what?: string; pieces: number }[]; everything?: boolean },
  reason = 'You asked for it.',
) => run(refundPayment, { paymentId, reason, ...what })

test('a part is given back, and the payer reads why', async () => {
  const { paymentId, email } = await paid(register)
  expect(await refund(paymentId, { pence: 250 }, 'It took too long.')).toMatchObject({
    amount: { pence: 250, currency: 'GBP' },
    words: '',
    proposalId: null,
  })
  expect((await newestTo(register, email)).text).toContain('Why: It took too long.')
})

test('all that was not used goes back, once', async () => {
  const { paymentId } = await paid(register)
  expect(await refund(paymentId, ALL)).toMatchObject({ amount: { pence: 1500 } })
  await expect(refund(paymentId, ALL)).rejects.toMatchObject({ status: 409, code: 'nothingLeft' })
  await expect(refund(newId(), ALL)).rejects.toMatchObject({ status: 404, code: 'noSuchPayment' })
  await expect(refund(newId(), { lines: [{ line: 1, pieces: 1 }] })).rejects.toMatchObject({ code: 'noSuchPayment' })
})

test('so many pieces of single lines go back, and never more than were paid', async () => {
  await batchOf(register, 100)
  const { api, email } = await newImplanter(register)
  const { paymentId } = await paidOrder(register, api, { packs: [{ size: 10, quantity: 2 }] })
  const pieces = (count: number, line = 1) => refund(paymentId, { lines: [{ line, pieces: count }] }, 'One pack was torn.')
  expect(await pieces(1)).toMatchObject({ amount: { pence: 3900, currency: 'GBP' }, words: '1 × Pack of 10 microchips' })
  expect((await newestTo(register, email)).text).toContain('Why: One pack was torn.')
  await expect(pieces(2)).rejects.toMatchObject({ status: 409, code: 'tooMuch', message: expect.stringContaining('£39 is left') })
  await expect(pieces(3)).rejects.toMatchObject({ code: 'tooMuch', message: expect.stringContaining('line 1 is 2 × Pack of 10') })
  await expect(pieces(1, 2)).rejects.toMatchObject({ status: 404, code: 'noSuchLine' })
  const both = await Promise.allSettled([1, 2].map(() => pieces(1)))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a line is found by a part of its words, and can’t be meant twice: noSuchLine, severalLines', async () => {
  await batchOf(register, 100)
  const { api } = await newImplanter(register)
  const { paymentId } = await paidOrder(register, api, { packs: [{ size: 10, quantity: 2 }] })
  const named = (what: string) => ({ what, pieces: 1 })
  await expect(refund(paymentId, { lines: [named('scanner')] })).rejects.toMatchObject({
    status: 404,
    code: 'noSuchLine',
    message: expect.stringContaining('2 × Pack of 10'),
  })
  const twice = refund(paymentId, { lines: [named('pack'), { line: 1, pieces: 1 }] })
  await expect(twice).rejects.toMatchObject({ status: 409, code: 'severalLines' })
  expect(await refund(paymentId, { lines: [named('packs')] })).toMatchObject({ words: '1 × Pack of 10 microchips' })
})

test('while a refund waits for another of Staff, nothing goes back beside it: alreadyProposed', async () => {
  const { paymentId } = await paid(register, 'single', 20)
  expect(await refund(paymentId, { pence: 25_000 })).toMatchObject({ proposalId: expect.any(String) })
  await expect(refund(paymentId, { pence: 15_000 })).rejects.toMatchObject({ status: 409, code: 'alreadyProposed' })
})

test('nothing, a sum and lines, or a line twice are not read as everything', async () => {
  const { paymentId } = await paid(register)
  const line = { line: 1, pieces: 1 }
  await expect(refund(paymentId, {})).rejects.toMatchObject({ status: 400, code: 'howMuch' })
  await expect(refund(paymentId, { pence: 100, ...ALL })).rejects.toMatchObject({ status: 400, code: 'sumOrLines' })
  await expect(refund(paymentId, { pence: 100, lines: [line] })).rejects.toMatchObject({ status: 400, code: 'sumOrLines' })
  await expect(refund(paymentId, { lines: [line, line] })).rejects.toMatchObject({ fields: { lines: 'Enter each line once' } })
  await expect(refund(paymentId, ALL, ' ')).rejects.toMatchObject({ fields: { reason: 'Enter a reason' } })
})

test('what was never paid, is held by the bank, or is used is not given back', async () => {
  const { paymentId } = await paid(register)
  await register.db.updateTable('payment').set({ intentId: null }).where('id', '=', paymentId).execute()
  await expect(refund(paymentId, ALL)).rejects.toMatchObject({ status: 409, code: 'notPaid' })

  const held = await paid(register, 'single', 1, CARD.disputed)
  register.clock.turn({ minutes: 2 })
  await listen(register)
  await expect(refund(held.paymentId, { pence: 100 })).rejects.toMatchObject({ status: 409, code: 'bankHolds' })

  await batchOf(register, 100)
  const used = await returning(register)
  await run(receiveReturnedChips, { orderId: used.orderId, notCome: used.numbers.slice(0, 1) })
  await expect(refund(used.paymentId, ALL)).rejects.toMatchObject({ status: 409, code: 'allUsed' })
})

test('more than £200 waits for another member of staff, once', async () => {
  const { paymentId } = await paid(register, 'single', 20)
  expect(await refund(paymentId, { pence: 20_001 })).toMatchObject({ proposalId: expect.any(String) })
  await expect(refund(paymentId, { pence: 20_002 })).rejects.toMatchObject({ status: 409, code: 'alreadyProposed' })
})

const THREE = { quantity: 3, over: { variants: [{ name: 'One size', pence: 400, stock: 10, grams: 1 }] } }

test('lines of an order that isn’t sent yet come off it: they aren’t packed, and are back in stock', async () => {
  const { orderId, paymentId, product, api } = await paidShopOrder(register, THREE)
  expect(await refund(paymentId, { lines: [{ line: 1, pieces: 1 }] })).toMatchObject({
    order: 'This order isn’t sent yet. What you refund isn’t packed any more: 2 × A thing will be.',
  })
  expect(await stockOf(register, product.variantId)).toBe(8)
  const row = (await run(listShopOrders, {})).items.find((one) => one.orderId === orderId)
  expect(row).toMatchObject({ goods: '2 × A thing', notPacked: '1 × A thing', refunded: { pence: 400 } })
  expect((await orderSlip(register.db, orderId))?.lines).toMatchObject([
    { quantity: 2, details: ['1 more refunded, and not in this parcel'] },
  ])
  expect((await api.userOrderDetail({ orderId })).data.lines).toMatchObject([{ quantity: 3, takenOff: 1 }])

  await run(packShopOrder, { orderId })
  expect((await refund(paymentId, { lines: [{ line: 1, pieces: 1 }] })).order).toContain('It’s packed already')
  expect((await refund(paymentId, { lines: [{ line: 1, pieces: 1 }] })).order).toBe('This order isn’t sent yet, and won’t be.')
  expect(await stockOf(register, product.variantId)).toBe(10)
  expect((await api.userOrderDetail({ orderId })).data.status).toBe('refunded')
})

test('a buyer who cancels after such a refund gets what is left, and each piece goes back into stock once', async () => {
  const { orderId, paymentId, product, api } = await paidShopOrder(register, THREE)
  await refund(paymentId, { lines: [{ line: 1, pieces: 1 }] })
  const { data } = await api.cancelShopOrder({ orderId })
  expect(data).toMatchObject({ status: 'refunded', refunded: { pence: 800 + 395 } })
  expect(await stockOf(register, product.variantId)).toBe(10)
})

test('an amount of an order that isn’t sent yet leaves the parcel whole, and says so', async () => {
  const { orderId, paymentId } = await paidShopOrder(register, THREE)
  expect((await refund(paymentId, { pence: 200 })).order).toContain('This order isn’t sent yet, and all that’s still in it will be.')
  const row = (await run(listShopOrders, {})).items.find((one) => one.orderId === orderId)
  expect(row).toMatchObject({ goods: '3 × A thing', notPacked: '', refunded: { pence: 200 } })
})

test('the same amount twice within a day is asked about, and refunded where that’s meant: sameAgain', async () => {
  const { paymentId } = await paid(register)
  await refund(paymentId, { pence: 500 })
  await expect(refund(paymentId, { pence: 500 })).rejects.toMatchObject({
    status: 409,
    code: 'sameAgain',
    message: expect.stringMatching(/^£5 of this payment was refunded already, on .*add --again/),
  })
  expect(await run(refundPayment, { paymentId, pence: 500, again: true, reason: 'Two parcels came late.' })).toMatchObject({
    amount: { pence: 500 },
  })
  register.clock.turn({ hours: 25 })
  expect(await refund(paymentId, { pence: 500 })).toMatchObject({ amount: { pence: 500 } })
})

test('everything that wasn’t used, after an amount as goodwill: the credits are taken back, and what was used stays paid for', async () => {
  const { paymentId, api } = await paid(register, 'single', 4)
  await refund(paymentId, { pence: 1000 }, 'Goodwill')
  const { petId } = (await api.addPet(animal())).data
  await api.useCredit({ petId })
  const done = await refund(paymentId, ALL)
  expect(done).toMatchObject({ amount: { pence: 6000 - 1500 - 1000 }, takenBack: '3 unused credits. What they’ve used stays theirs' })
  expect((await api.getCredits({})).data.left).toBe(0)
})
