import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import { callerWithAnimal } from '#src/testing/callers.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { bought, payWith } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { batchOf, chipsOrder, newImplanter } from '#src/testing/stock.ts'
import { listFailedRefunds, recordManualRefund, recordPayment, refundPayment } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const CHEQUE = { receivedBy: 'cheque', reference: 'Cheque 000417' } as const

/** A keeper whose dog’s registration is still to be paid for. */
async function owing() {
  const keeper = await joinReachable(register)
  const chipNumber = freshChip()
  const { petId } = (await keeper.api.addPet(animal({ chipNumber }))).data
  return { ...keeper, chipNumber, petId }
}

const paymentsOf = (accountId: string) =>
  register.db
    .selectFrom('payment')
    .select(['id', 'status', 'pence', 'receivedBy', 'receivedReference'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute()

test('a registration that was paid for by cheque is paid, and its keeper gets a receipt', async () => {
  const { id, api, email, chipNumber, petId } = await owing()
  expect(await run(recordPayment, { chipNumber, pence: 1500, ...CHEQUE })).toMatchObject({
    amount: { pence: 1500 },
    of: expect.stringContaining(email),
    document: expect.stringMatching(/2026-\d{6}$/),
  })
  expect((await api.getPetDetail({ petId })).data.status).toBe('active')
  expect(await paymentsOf(id)).toEqual([
    expect.objectContaining({ status: 'succeeded', pence: 1500, receivedBy: 'cheque', receivedReference: 'Cheque 000417' }),
  ])
  expect((await newestTo(register, email)).subject).toMatch(/^You paid £15: /)
  await expect(run(recordPayment, { chipNumber, pence: 1500, ...CHEQUE })).rejects.toMatchObject({ status: 404, code: 'nothingToPay' })
})

test('only exactly what’s due is recorded, for one thing: whatFor, wrongAmount, nothingToPay, paidAlready, tooLate', async () => {
  const { api, chipNumber } = await owing()
  const { data } = await api.createPaymentIntent({ for: 'plan', id: await bought(api) })
  const refused = (input: object) => run(recordPayment, { pence: 1500, ...CHEQUE, ...input }).catch((error: unknown) => error)
  expect(await refused({})).toMatchObject({ status: 400, code: 'whatFor' })
  expect(await refused({ chipNumber, paymentId: data.paymentId })).toMatchObject({ code: 'whatFor' })
  expect(await refused({ chipNumber, pence: 1400 })).toMatchObject({ code: 'wrongAmount', message: '£15 is due, not £14' })
  expect(await refused({ orderId: newId() })).toMatchObject({ status: 404, code: 'nothingToPay' })
  await run(recordPayment, { paymentId: data.paymentId, pence: 1500, ...CHEQUE })
  expect(await refused({ paymentId: data.paymentId })).toMatchObject({ status: 409, code: 'paidAlready' })
  const late = await bought(api)
  const form = await api.createPaymentIntent({ for: 'plan', id: late })
  await register.db.updateTable('purchase').set({ status: 'cancelled' }).where('id', '=', late).execute()
  expect(await refused({ paymentId: form.data.paymentId })).toMatchObject({ status: 409, code: 'tooLate' })
})

test('an order of microchips is recorded, and nothing while a card payment for it is on its way: isProcessing', async () => {
  await batchOf(register, 100)
  const { id, api } = await newImplanter(register)
  const { orderId } = (await api.saveChipsOrder(chipsOrder())).data
  const { amount } = (await api.implanterChipsCheckout({ orderId })).data.form ?? { amount: { pence: 0 } }
  const [begun] = await paymentsOf(id)
  await register.db
    .updateTable('payment')
    .set({ status: 'processing' })
    .where('id', '=', begun?.id ?? '')
    .execute()
  const paying = { orderId, pence: amount.pence, receivedBy: 'bankTransfer', reference: 'INV 12' } as const
  await expect(run(recordPayment, paying)).rejects.toMatchObject({ status: 409, code: 'isProcessing' })
  await register.db
    .updateTable('payment')
    .set({ status: 'open' })
    .where('id', '=', begun?.id ?? '')
    .execute()
  await run(recordPayment, paying)
  expect((await api.chipsOrderList({})).data.items[0]).toMatchObject({ status: 'allocated' })
})

test('a card form that was open is closed, and whoever paid with it as well gets that back', async () => {
  const { id, api } = await owing()
  const purchaseId = await bought(api)
  const { data: form } = await api.createPaymentIntent({ for: 'plan', id: purchaseId })
  await run(recordPayment, { paymentId: form.paymentId, pence: 1500, ...CHEQUE })
  await payWith(register, form)
  await register.drain()
  await register.runJob('watchPayments', {})
  await register.drain()
  expect(await paymentsOf(id)).toMatchObject([{ status: 'succeeded' }])
  expect(await register.db.selectFrom('refund').select('status').where('paymentId', '=', form.paymentId).execute()).toEqual([
    { status: 'made' },
  ])
})

test('what was paid without a card is refunded by Staff, who record how; the payer isn’t told of a card', async () => {
  const { email, chipNumber, id } = await owing()
  await run(recordPayment, { chipNumber, pence: 1500, ...CHEQUE })
  const [payment] = await paymentsOf(id)
  const paymentId = payment?.id ?? ''
  await run(refundPayment, { paymentId, pence: 500, reason: 'It took too long.' })
  await register.drain()
  expect((await newestTo(register, email)).text).toContain('You didn’t pay by card')
  const { items } = await run(listFailedRefunds, {})
  const refund = items.find((one) => one.paymentId === paymentId)
  await run(recordManualRefund, { refundId: refund?.refundId ?? '', how: 'by transfer to your account' })
  const letter = await newestTo(register, email)
  expect(letter.subject).toBe('We’ve paid you back £5')
  expect(letter.text).not.toMatch(/card(?! number)/)
  expect(await paymentsOf(id)).toMatchObject([{ status: 'partRefunded' }])
})

test('who has no e-mail address gets the receipt, and word of a refund, on paper, which send them to no page', async () => {
  const { chip, letterbox } = await callerWithAnimal(register)
  const taken = (await mailbox(register, letterbox)).at(-1)
  expect(taken?.subject).toBe('You’re Moss’s keeper now')
  expect(taken?.text).toContain('we’ll tell you how to pay by cheque')
  expect(taken?.text).not.toContain('page')

  expect(await run(recordPayment, { chipNumber: chip, pence: 1500, ...CHEQUE })).toMatchObject({ receipt: 'We’re sending it to them' })
  const receipt = await newestTo(register, letterbox)
  expect(receipt).toMatchObject({ channel: 'post', subject: expect.stringMatching(/^You paid £15: /) })
  expect(receipt.text).toMatch(/Keep this letter as your receipt: we call it .*2026-\d{6}/)
  expect(receipt.text).not.toContain('page')

  const payment = await register.db.selectFrom('payment').select('id').orderBy('createdAt', 'desc').executeTakeFirstOrThrow()
  await run(refundPayment, { paymentId: payment.id, pence: 100, reason: 'Goodwill' })
  await register.drain()
  const refund = (await run(listFailedRefunds, {})).items.at(-1)
  register.clock.turn({ days: 1 })
  const paidBack = await run(recordManualRefund, { refundId: refund?.refundId ?? '', how: 'by cheque' })
  expect(paidBack).toMatchObject({ letter: 'We’re sending it to them' })
  const back = await newestTo(register, letterbox)
  expect(back.text).toContain('We’ve paid it by cheque')
  expect(back.text).not.toContain('page')
})
