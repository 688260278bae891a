import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dispatchOrder } from '#features/stock/delivery.ts'
import { actorOn } from '#platform/server/perform.ts'
import type { Client } from '#src/testing/client.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { CARD, deliver, deliverAll, paid, payWith } from '#src/testing/paying.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { batchOf, chipsOrder, newImplanter } from '#src/testing/stock.ts'
import { Content } from './invoices.ts'
import { failedRefunds } from './queries.ts'
import { sharesOf, wholeOf } from './refundlines.ts'
import { refundPayment } from './refundPayment.ts'
import { paidOtherwise } from './refundreconciliation.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister({ VAT_NUMBER: 'GB123456789' })
})
afterAll(() => register.close())

const refundPayer = (paymentId: string, wanted: Parameters<typeof refundPayment>[2], reason = 'You asked for it') =>
  actorOn(register, register.clock.now(), null)((tools) => refundPayment(tools, paymentId, wanted, reason))
const paymentOf = (id: string) => register.db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a part goes back, then the rest, each with a credit note and a letter, and never more than was paid', async () => {
  const { api, email, paymentId } = await paid(register)
  await refundPayer(paymentId, { pence: 500 })
  const refundsSeen = async () => (await api.getPayments()).data.items[0]?.refunds
  expect(await refundsSeen()).toMatchObject([{ status: 'asked', hasGone: false, words: '£5 is on its way back to your card.' }])
  await register.drain()
  expect(await refundsSeen()).toMatchObject([
    { status: 'made', hasGone: true, words: expect.stringMatching(/^We’ve refunded £5 to your card\./) },
  ])
  expect(await paymentOf(paymentId)).toMatchObject({ status: 'partRefunded', refundedPence: 500 })
  expect((await newestTo(register, email)).text).toMatch(
    /We’ve refunded £5 to the card you paid with[\s\S]*Why: You asked for it\.[\s\S]*CN-2026-\d{6}/,
  )
  await expect(refundPayer(paymentId, { pence: 1001 })).rejects.toThrow('You can’t refund more than was paid: £10 is left')
  await refundPayer(paymentId, { pence: 1000 })
  await register.drain()
  expect(await paymentOf(paymentId)).toMatchObject({ status: 'refunded', refundedPence: 1500 })
  const [receipt] = (await api.getPayments()).data.items
  expect(receipt?.creditNotes.map(({ amount }) => amount.pence)).toEqual([500, 1000])
  const note = await api.downloadInvoice({ paymentId, refundId: receipt?.creditNotes[0]?.id })
  expect(String(note.headers['content-disposition'])).toMatch(/Credit note CN-2026-\d{6}\.pdf/)
  await expect(refundPayer(paymentId, { pence: 1 })).rejects.toMatchObject({
    clause: 'PAY-5',
    message: expect.stringContaining('You can only refund a payment that was made. This payment is refunded.'),
  })
})

test('ten who give the same money back at once give it back once', async () => {
  const { paymentId } = await paid(register)
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => refundPayer(paymentId, { pence: 1500 })))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await register.drain()
  expect(await paymentOf(paymentId)).toMatchObject({ status: 'refunded', refundedPence: 1500 })
})

test('of a plan only what was not used goes back, unless Staff say how much', async () => {
  const { api, paymentId } = await paid(register, 'single', 2)
  expect((await api.getCredits()).data.left).toBe(2)
  expect(await refundPayer(paymentId, {})).toMatchObject({ pence: 3000 })
  expect((await api.getCredits()).data.left).toBe(0)
})

test('nothing stays usable of what is refunded in parts until nothing is left', async () => {
  const { api, paymentId, purchaseId } = await paid(register)
  for (const left of [1, 1, 0]) {
    await refundPayer(paymentId, { pence: 500 })
    expect((await api.getCredits()).data.left).toBe(left)
  }
  const { status } = await register.db.selectFrom('purchase').select('status').where('id', '=', purchaseId).executeTakeFirstOrThrow()
  expect(status).toBe('refunded')
})

test('an order of chips whose money has gone back in parts is not sent any more, and one that is sent is not paid back whole', async () => {
  await batchOf(register, 50)
  const { api } = await newImplanter(register)
  const { orderId, paymentId, pence } = await chipsPaid(api)
  await refundPayer(paymentId, { pence: 900 })
  await refundPayer(paymentId, { pence: pence - 900 })
  expect(await register.db.selectFrom('chipOrder').select('status').where('id', '=', orderId).execute()).toEqual([{ status: 'refunded' }])
  expect(await register.db.selectFrom('chipUnit').select('id').where('orderId', '=', orderId).execute()).toEqual([])

  const sent = await chipsPaid(api)
  await asProvider(register, (tools) => dispatchOrder(tools, sent.orderId, 'RM 1'))
  await refundPayer(sent.paymentId, { pence: 900 })
  await expect(refundPayer(sent.paymentId, { pence: sent.pence - 900 })).rejects.toMatchObject({ clause: 'STOCK-10' })
})

async function chipsPaid(api: Client) {
  const { orderId } = (await api.saveChipsOrder(chipsOrder())).data
  const { data: form } = await api.createPaymentIntent({ for: 'chipsOrder', id: orderId })
  await payWith(register, form)
  await api.paymentTransactionRequest({ paymentId: form.paymentId })
  return { orderId, paymentId: form.paymentId, pence: form.amount.pence }
}

test('the credit notes of one payment refund its VAT to the penny', async () => {
  const { paymentId } = await paid(register)
  for (let times = 0; times < 3; times += 1) await refundPayer(paymentId, { pence: 500 })
  await register.drain()
  const documents = await register.db.selectFrom('invoice').select(['kind', 'content']).where('paymentId', '=', paymentId).execute()
  const vatOf = (wanted: string) =>
    documents
      .filter(({ kind }) => kind === wanted)
      .flatMap(({ content }) => Content.parse(content).rates)
      .reduce((sum, { vatPence }) => sum + vatPence, 0)
  expect([vatOf('invoice'), vatOf('creditNote')]).toEqual([250, 250])
})

test('a refund that the provider refuses is left to Staff, and the money counts as not refunded', async () => {
  const { form, paymentId, api, email } = await paid(register)
  await register.services.cards.main.refund({ intentId: form.clientSecret.split('_secret_')[0] ?? '', pence: 1500, key: 'by hand' })
  const { refundId } = await refundPayer(paymentId, { pence: 700 })
  await register.drain()
  const refund = await register.db.selectFrom('refund').select('status').where('id', '=', refundId).executeTakeFirstOrThrow()
  expect(refund.status).toBe('failed')
  expect((await newestTo(register, email)).subject).toBe('Your bank couldn’t accept your £7 refund')
  expect((await api.getPayments()).data.items[0]?.refunds).toMatchObject([
    {
      status: 'failed',
      amount: { pence: 700 },
      words: 'Your bank didn’t accept your £7 refund. We’re finding another way to pay you and will write to you.',
    },
  ])
  expect(await paymentOf(paymentId)).toMatchObject({ status: 'succeeded', refundedPence: 0 })
})

describe('numbers', () => {
  test('have no gap and no double in a year, and invoices and credit notes count apart', async () => {
    await Promise.all(Array.from({ length: 5 }, () => paid(register)))
    const rows = await register.db.selectFrom('invoice').select(['kind', 'year', 'no']).orderBy('kind').orderBy('no').execute()
    for (const kind of ['invoice', 'creditNote']) {
      const numbers = rows.filter((row) => row.kind === kind).map(({ no }) => no)
      expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    }
  })

  test('begin anew at New Year in London', async () => {
    register.clock.turn({ days: 279, hours: 14, minutes: 29 })
    expect((await paid(register)).paymentId).toBeTruthy()
    register.clock.turn({ minutes: 2 })
    await paid(register)
    const last = await register.db.selectFrom('invoice').select(['year', 'no']).orderBy('issuedAt', 'desc').limit(2).execute()
    expect(last[0]).toEqual({ year: 2027, no: 1 })
    expect(last[1]?.year).toBe(2026)
  })
})

describe('a refund that takes its time at the bank', () => {
  const seen = async (paymentId: string) => ({
    refunds: await register.db.selectFrom('refund').select('status').where('paymentId', '=', paymentId).execute(),
    notes: await register.db
      .selectFrom('invoice')
      .select('id')
      .where('paymentId', '=', paymentId)
      .where('kind', '=', 'creditNote')
      .execute(),
    ...(await paymentOf(paymentId)),
  })
  const minutesPass = async (minutes: number) => {
    register.clock.turn({ minutes })
    await register.runJob('watchPayments', {})
    await register.drain()
  }

  test('is on its way until the clock hears that it arrived; then the credit note and the letter follow, once', async () => {
    const { paymentId, email } = await paid(register, 'single', 1, CARD.slowRefund)
    const { refundId } = await refundPayer(paymentId, {})
    await register.drain()
    expect(await seen(paymentId)).toMatchObject({ refunds: [{ status: 'asked' }], notes: [], status: 'succeeded', refundedPence: 0 })
    await expect(refundPayer(paymentId, { pence: 1 })).rejects.toThrow('There’s nothing left of this payment to refund')
    await register.runJob('makeRefund', { refundId })
    for (let times = 0; times < 3; times += 1) await minutesPass(3)
    expect(await seen(paymentId)).toMatchObject({ refunds: [{ status: 'made' }], status: 'refunded', refundedPence: 1500 })
    expect((await seen(paymentId)).notes).toHaveLength(1)
    expect((await newestTo(register, email)).subject).toBe('We’ve refunded £15')
  })

  test('is heard of at once where the provider tells', async () => {
    const { paymentId } = await paid(register, 'single', 1, CARD.slowRefund)
    await refundPayer(paymentId, {})
    await register.drain()
    register.clock.turn({ minutes: 1 })
    await register.sandbox?.sendNow()
    await deliverAll(register)
    expect(await seen(paymentId)).toMatchObject({ refunds: [{ status: 'made' }], status: 'refunded' })
  })

  test.each(['refund', 'charge'])(
    'and fails after it was made is with Staff, is told to the payer and is not made again: %s',
    async (object) => {
      const { paymentId, email, form } = await paid(register, 'single', 1, CARD.lostRefund)
      const { refundId } = await refundPayer(paymentId, { pence: 700 })
      await register.drain()
      expect(await seen(paymentId)).toMatchObject({ refunds: [{ status: 'made' }], status: 'partRefunded' })
      register.clock.turn({ minutes: 1 })
      await register.sandbox?.sendNow()
      const about = { id: `re_${object}`, object, metadata: { reference: object === 'charge' ? form.paymentId : refundId } }
      for (const id of [`evt_${refundId}`.replaceAll('-', ''), `evt_again${refundId}`.replaceAll('-', '')])
        expect(await deliver(register, { id, object: 'event', created: 1, type: `${object}.updated`, data: { object: about } })).toBe(200)
      await register.drain()
      expect(await seen(paymentId)).toMatchObject({ refunds: [{ status: 'failed' }], refundedPence: 700 })
      expect((await newestTo(register, email)).subject).toBe('Your bank couldn’t accept your £7 refund')
      expect((await failedRefunds(register.db)).map((one) => one.paymentId)).toContain(paymentId)
      await expect(refundPayer(paymentId, { pence: 801 })).rejects.toThrow('£8 is left')
    },
  )
})

describe('a refund that the bank sent back', () => {
  async function sentBack() {
    const buyer = await paid(register, 'single', 1, CARD.lostRefund)
    const { refundId } = await refundPayer(buyer.paymentId, { pence: 700 })
    await register.drain()
    return { ...buyer, refundId }
  }
  const statusOf = async (id: string) =>
    (await register.db.selectFrom('refund').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

  test('is found by the clock where no webhook told of it', async () => {
    const { refundId } = await sentBack()
    expect(await statusOf(refundId)).toBe('made')
    register.clock.turn({ days: 1, minutes: 1 })
    await register.runJob('watchPayments', {})
    await register.drain()
    expect(await statusOf(refundId)).toBe('failed')
  })

  test('is over once Staff have paid it in another way, and what the provider says of it then changes nothing', async () => {
    const { refundId, email, paymentId } = await sentBack()
    await register.runJob('reconcileRefund', { refundId, said: { id: null, status: 'failed', why: 'lost_or_stolen_card' } })
    await asProvider(register, (tools) => paidOtherwise(tools, refundId, 'by transfer to your account'))
    expect((await newestTo(register, email)).text).toContain('another way: by transfer to your account.')
    expect((await failedRefunds(register.db)).map(({ id }) => id)).not.toContain(refundId)
    await expect(asProvider(register, (tools) => paidOtherwise(tools, refundId, 'again'))).rejects.toThrow()
    await deliverAll(register)
    expect(await statusOf(refundId)).toBe('made')
    const notes = await register.db
      .selectFrom('invoice')
      .select('id')
      .where('paymentId', '=', paymentId)
      .where('kind', '=', 'creditNote')
      .execute()
    expect(notes).toHaveLength(1)
  })

  test('that was never made has its credit note when Staff have paid it', async () => {
    const { form, paymentId, api } = await paid(register)
    await register.services.cards.main.refund({ intentId: form.clientSecret.split('_secret_')[0] ?? '', pence: 1500, key: 'by hand too' })
    const { refundId } = await refundPayer(paymentId, { pence: 700 })
    await register.drain()
    expect(await statusOf(refundId)).toBe('failed')
    await asProvider(register, (tools) => paidOtherwise(tools, refundId, 'by cheque'))
    const [receipt] = (await api.getPayments()).data.items
    expect(receipt).toMatchObject({ status: 'partRefunded', refunded: { pence: 700 } })
    expect(receipt?.creditNotes.map(({ amount }) => amount.pence)).toEqual([700])
  })
})

describe('the lines of a refund', () => {
  const lines = [
    { words: 'A lead', quantity: 2, pence: 2000, vatRate: 20 },
    { words: 'A book', quantity: 1, pence: 999, vatRate: 0 },
  ]

  test('hold never more of a line than was paid for it', () => {
    const earlier = [{ lines: sharesOf(lines, [{ index: 0, pence: 1500 }], []) }]
    expect(sharesOf(lines, [{ index: 0, pence: 500 }], earlier)).toMatchObject([{ words: 'A lead', pence: 500, index: 0 }])
    expect(() => sharesOf(lines, [{ index: 0, pence: 501 }], earlier)).toThrow('£5 is left of "A lead"')
    expect(() => sharesOf(lines, [{ index: 2, pence: 1 }], [])).toThrow('no line 3')
    expect(sharesOf(lines, [{ index: 0, pence: 2000, quantity: 2 }], [])).toMatchObject([{ quantity: 2, pence: 2000 }])
  })

  test('share a part among the rates of VAT without losing a penny', () => {
    for (let pence = 1; pence <= 2999; pence += 37) expect(wholeOf(lines, pence, []).reduce((sum, line) => sum + line.pence, 0)).toBe(pence)
    expect(wholeOf(lines, 2999, [])).toEqual(lines)
  })

  test('refund at no rate more than is left of it', () => {
    const book = { lines: sharesOf(lines, [{ index: 1, pence: 999 }], []) }
    expect(wholeOf(lines, 2000, [book])).toMatchObject([{ vatRate: 20, pence: 2000 }])
    const some = { lines: wholeOf(lines, 1500, []) }
    const back = [...some.lines, ...wholeOf(lines, 1499, [some])]
    for (const rate of [0, 20]) {
      const atRate = (all: { vatRate: number; pence: number }[]) =>
        all.filter(({ vatRate }) => vatRate === rate).reduce((sum, { pence }) => sum + pence, 0)
      expect(atRate(back)).toBe(atRate(lines))
    }
  })
})
