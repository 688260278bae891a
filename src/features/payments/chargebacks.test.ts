import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CardDispute } from '#adapters/cards/cards.ts'
import { takeFrom } from '#features/plans/ledger.ts'
import { dispatchOrder } from '#features/stock/delivery.ts'
import { newId } from '#platform/database/id.ts'
import { actorOn } from '#platform/server/perform.ts'
import { animal } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { bought, CARD, deliver, deliverAll, eventsAt, paid, payWith, stateOfPaying } from '#src/testing/paying.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { batchOf, chipsOrder, newImplanter } from '#src/testing/stock.ts'
import { answerBank, undecided } from './chargebackanswers.ts'
import { intentIn } from './parts/pay/testcard.ts'
import { failedRefunds } from './queries.ts'
import { refundPayment } from './refundPayment.ts'
import type { ToPay } from './shapes.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const disputesOf = (paymentId: string) => register.db.selectFrom('dispute').selectAll().where('paymentId', '=', paymentId).execute()
const disputeOf = async (paymentId: string) => {
  const [dispute] = await disputesOf(paymentId)
  if (!dispute) throw new Error('Nothing is disputed')
  return dispute
}
const refundPayer = (paymentId: string, wanted: Parameters<typeof refundPayment>[2] = { pence: 100 }, reason = 'Goodwill') =>
  actorOn(register, register.clock.now(), null)((tools) => refundPayment(tools, paymentId, wanted, reason))

/** The card's holder asks their bank, and the provider tells of it. */
async function bankAsks() {
  register.clock.turn({ minutes: 2 })
  await register.runJob('watchDisputes', {})
  await register.drain()
}

/** What Staff say to the bank, and what comes of it. */
async function answer(paymentId: string, words: string | null) {
  const { id } = await disputeOf(paymentId)
  await actorOn(register, register.clock.now(), null)((tools) => answerBank(tools, id, words))
  await register.drain()
}

const disputed = async (plan?: string, quantity?: number) => {
  const buyer = await paid(register, plan, quantity, CARD.disputed)
  await bankAsks()
  return buyer
}
const left = async (api: Client) => (await api.getCredits()).data.left

test('what was not used waits while the bank holds the money, and the payer is told', async () => {
  const { api, email, paymentId } = await disputed('single', 2)
  expect(await disputesOf(paymentId)).toMatchObject([{ status: 'open', pence: 3000, reason: 'fraudulent' }])
  expect(await left(api)).toBe(0)
  expect((await newestTo(register, email)).subject).toBe('Your bank is asking about your payment of £30')
  expect((await api.getPayments()).data.items[0]).toMatchObject({
    status: 'succeeded',
    disputes: [{ status: 'open', stands: false, words: expect.stringMatching(/^Your bank is holding £30 until it decides\./) }],
  })
  const { data: pet } = await api.addPet(animal())
  expect(await api.useCredit({ petId: pet.petId })).toMatchObject({ status: 409, code: 'noneLeft' })
  await expect(refundPayer(paymentId)).rejects.toMatchObject({
    clause: 'PAY-7',
    message: expect.stringContaining('The payer’s bank is holding this payment'),
  })
})

test('the database itself lets nobody use what waits', async () => {
  const { id, api, purchaseId } = await disputed('single', 2)
  const { data: pet } = await api.addPet(animal())
  const { id: creditBatchId } = await register.db
    .selectFrom('creditBatch')
    .select('id')
    .where('purchaseId', '=', purchaseId)
    .executeTakeFirstOrThrow()
  await expect(takeFrom(register.db, creditBatchId, [pet.petId], register.clock.now())).rejects.toThrow(
    'This batch of credits is suspended',
  )
  expect(id).toBeTruthy()
})

test('a bank that decides for us gives it all back into their hands', async () => {
  const { api, email, paymentId } = await disputed('single', 2)
  await answer(paymentId, 'winning_evidence')
  expect(await disputeOf(paymentId)).toMatchObject({ status: 'won' })
  expect(await left(api)).toBe(2)
  expect((await newestTo(register, email)).subject).toBe('Your bank has confirmed your payment')
  await refundPayer(paymentId)
})

test('a bank that decides for the payer ends what was not used, and an animal that is registered stays so', async () => {
  const { api, email, paymentId, purchaseId } = await paid(register, 'single', 2, CARD.disputed)
  const { data: pet } = await api.addPet(animal())
  await api.useCredit({ petId: pet.petId })
  await bankAsks()
  await answer(paymentId, null)
  expect(await left(api)).toBe(0)
  expect((await api.getPetDetail({ petId: pet.petId })).data.status).toBe('active')
  const { status } = await register.db.selectFrom('purchase').select('status').where('id', '=', purchaseId).executeTakeFirstOrThrow()
  expect(status).toBe('refunded')
  const [receipt] = (await api.getPayments()).data.items
  expect(receipt).toMatchObject({
    status: 'refunded',
    refunded: { pence: 3000 },
    disputes: [{ status: 'lost' }],
    refunds: [],
  })
  expect(receipt?.creditNotes.map(({ amount }) => amount.pence)).toEqual([3000])
  expect((await newestTo(register, email)).text).toMatch(/stays registered[\s\S]*CN-2026-\d{6}/)
})

test('what was refunded before is not written down as refunded twice', async () => {
  const { api, paymentId } = await paid(register, 'single', 2, CARD.disputed)
  await refundPayer(paymentId)
  await register.drain()
  await bankAsks()
  await answer(paymentId, null)
  expect((await api.getPayments()).data.items[0]?.creditNotes.map(({ amount }) => amount.pence)).toEqual([100, 2900])
})

test('the bank’s word changes nothing when its webhooks come again, late, or backwards', async () => {
  const { paymentId } = await disputed()
  await answer(paymentId, null)
  const before = await stateOfPaying(register)
  await deliverAll(register)
  await deliverAll(register, (events) => events.toReversed().map((event) => ({ ...event, id: `${event.id}again` })))
  expect(await stateOfPaying(register)).toBe(before)
})

test('a dispute of which is heard before the payment itself: what was paid for is given, and waits', async () => {
  const buyer = await joinReachable(register)
  const id = await bought(buyer.api, 'single', 2)
  const { data: form } = await buyer.api.createPaymentIntent({ for: 'plan', id })
  await payWith(register, form, CARD.disputed)
  await bankAsks()
  expect(await disputeOf(form.paymentId)).toMatchObject({ status: 'open' })
  expect((await buyer.api.getPayments()).data.items[0]).toMatchObject({ status: 'succeeded', disputes: [{ status: 'open' }] })
  expect(await left(buyer.api)).toBe(0)
})

test('a household’s plan covers nothing more while the bank holds the money, and what came meanwhile once it stands', async () => {
  const { api, paymentId } = await disputed('household')
  const { data: pet } = await api.addPet(animal())
  const status = async () => (await api.getPetDetail({ petId: pet.petId })).data.status
  expect(await status()).toBe('awaitingPayment')
  expect(await api.buyPlan({ plan: 'household' })).toMatchObject({ status: 409, code: 'heldAlready' })
  await answer(paymentId, 'winning_evidence')
  expect(await status()).toBe('active')
})

describe('an order of chips', () => {
  async function ordered() {
    await batchOf(register, 25)
    const { api, id: accountId } = await newImplanter(register)
    const { data: order } = await api.saveChipsOrder(chipsOrder({ withRegistrations: true }))
    const { data: form } = await api.createPaymentIntent({ for: 'chipsOrder', id: order.orderId })
    await payWith(register, form, CARD.disputed)
    await api.paymentTransactionRequest({ paymentId: form.paymentId })
    return { api, accountId, orderId: order.orderId, paymentId: form.paymentId }
  }
  const send = (orderId: string) => asProvider(register, (tools) => dispatchOrder(tools, orderId, 'RM 1'))
  const statusOf = async (orderId: string) =>
    (await register.db.selectFrom('chipOrder').select('status').where('id', '=', orderId).executeTakeFirstOrThrow()).status

  test('is not sent while the bank holds the money, and is over when it takes it back', async () => {
    const { api, orderId, paymentId } = await ordered()
    await bankAsks()
    expect(await left(api)).toBe(0)
    await expect(send(orderId)).rejects.toMatchObject({
      clause: 'PAY-7',
      message: expect.stringContaining('The implanter’s bank is holding the payment for this order'),
    })
    await answer(paymentId, null)
    expect(await statusOf(orderId)).toBe('refunded')
    expect(await register.db.selectFrom('chipUnit').select('id').where('orderId', '=', orderId).execute()).toEqual([])
  })

  test('that is sent stays with the implanter, and its registrations end', async () => {
    const { api, orderId, paymentId } = await ordered()
    await send(orderId)
    await bankAsks()
    await answer(paymentId, null)
    expect(await statusOf(orderId)).toBe('dispatched')
    expect(await left(api)).toBe(0)
  })
})

describe('Staff', () => {
  test('answer once, with what the register knows of the sale', async () => {
    const { email, name, paymentId } = await disputed()
    const { id, providerId } = await disputeOf(paymentId)
    expect((await undecided(register.db)).some((one) => one.id === id && one.answerBy !== null)).toBe(true)
    await answer(paymentId, 'The animal is on the register.')
    const told = await register.sandbox?.store.read('main', providerId)
    const evidence = String(Object(told?.['evidence'])['uncategorized_text']).split('\n')
    expect(evidence).toEqual([
      'The animal is on the register.',
      'Sold: One pet, for life, for £15.',
      expect.stringMatching(/^Ordered 27 March 2026 at .*, paid 27 March 2026 at /),
      `Sold to: ${name}, ${email}.`,
      expect.stringMatching(/^Document: VAT invoice 2026-\d{6}\.$/),
    ])
    await expect(answer(paymentId, 'And more')).rejects.toMatchObject({
      clause: 'PAY-7',
      message: expect.stringContaining('The bank isn’t asking for an answer. This dispute is open.'),
    })
    await expect(answer(newId(), null)).rejects.toThrow('Nothing is disputed')
  })

  test('find a dispute whose webhook never came, and the end of one that they know', async () => {
    const { paymentId, purchaseId } = await disputed()
    const { providerId } = await disputeOf(paymentId)
    await register.services.cards.main.answerDispute(providerId, 'winning_evidence')
    register.clock.turn({ days: 30 })
    await register.runJob('watchDisputes', {})
    await register.drain()
    expect(await disputeOf(paymentId)).toMatchObject({ status: 'won' })
    const lots = await register.db.selectFrom('creditBatch').select('suspendedAt').where('purchaseId', '=', purchaseId).execute()
    expect(lots).toEqual([{ suspendedAt: null }])
  })
})

/** What the provider says of a dispute of which the sandbox knows nothing. */
async function hears(form: ToPay, said: { id: string; status: CardDispute['status']; pence: number }) {
  const dispute = vi.spyOn(register.services.cards.main, 'dispute')
  dispute.mockResolvedValueOnce({ intentId: intentIn(form.clientSecret), reason: 'general', answerBy: null, ...said })
  await register.runJob('lookAtDispute', { cardAccount: 'main', disputeId: said.id })
  await register.drain()
  dispute.mockRestore()
}

const documentsOf = async (api: Client) => {
  const [receipt] = (await api.getPayments()).data.items
  return {
    status: receipt?.status,
    notes: receipt?.creditNotes.map(({ amount }) => amount.pence),
    refunds: receipt?.refunds.map(({ words }) => words),
  }
}

describe('a refund that the bank’s question overtakes', () => {
  /** Staff give all of it back before they hear that the bank holds the money. */
  async function givenBackTooLate() {
    const buyer = await paid(register, 'single', 2, CARD.disputed)
    register.clock.turn({ minutes: 2 })
    await refundPayer(buyer.paymentId, {}, 'Withdrew')
    await register.drain()
    return buyer
  }

  test('is made once the bank has decided for us, and nobody is told that they can use what goes back', async () => {
    const { api, email, paymentId } = await givenBackTooLate()
    expect(await disputeOf(paymentId)).toMatchObject({ status: 'open' })
    expect(await left(api)).toBe(0)
    await answer(paymentId, 'winning_evidence')
    register.clock.turn({ minutes: 10 })
    await register.runJob('watchPayments', {})
    expect((await newestTo(register, email)).subject).toBe('We’ve refunded £30')
    expect((await mailbox(register, email)).map(({ subject }) => subject)).not.toContain('Your bank has confirmed your payment')
    expect(await documentsOf(api)).toMatchObject({ status: 'refunded', notes: [3000] })
  })

  test('is not made a second time when the bank takes the money, and is no work for Staff', async () => {
    const { api, paymentId } = await givenBackTooLate()
    await answer(paymentId, null)
    expect(await documentsOf(api)).toEqual({ status: 'refunded', notes: [3000], refunds: [] })
    expect((await failedRefunds(register.db)).map((one) => one.paymentId)).not.toContain(paymentId)
  })

  test('and that the bank of the card sent back is paid by the bank that takes it all', async () => {
    const { api, form, paymentId } = await paid(register, 'single', 2, CARD.lostRefund)
    await refundPayer(paymentId)
    await register.drain()
    register.clock.turn({ minutes: 2 })
    await deliverAll(register)
    await register.sandbox?.sendNow()
    await deliverAll(register)
    expect((await failedRefunds(register.db)).map((one) => one.paymentId)).toContain(paymentId)
    await hears(form, { id: 'dp_whole', status: 'lost', pence: 3000 })
    expect(await documentsOf(api)).toMatchObject({ status: 'refunded', notes: [100, 2900] })
    expect((await failedRefunds(register.db)).map((one) => one.paymentId)).not.toContain(paymentId)
  })

  test('which was pending and fails when the bank has taken the whole is written down as taken', async () => {
    const { api, form, paymentId } = await paid(register, 'single', 2, CARD.slowRefund)
    await refundPayer(paymentId)
    await register.drain()
    await hears(form, { id: 'dp_pending', status: 'lost', pence: 3000 })
    expect(await documentsOf(api)).toMatchObject({ status: 'partRefunded', notes: [2900] })
    const refund = await register.db
      .selectFrom('refund')
      .selectAll()
      .where('paymentId', '=', paymentId)
      .where('status', '=', 'asked')
      .executeTakeFirstOrThrow()
    await register.runJob('reconcileRefund', {
      refundId: refund.id,
      said: { id: refund.providerId, status: 'failed', why: 'lost_or_stolen_card' },
    })
    await register.drain()
    expect(await documentsOf(api)).toEqual({ status: 'refunded', notes: [2900, 100], refunds: [] })
  })
})

describe('of somebody who paid twice', () => {
  /** The second money is disputed before it has gone back. */
  async function paidTwice() {
    const buyer = await paid(register, 'single', 2)
    const { form, email, paymentId } = buyer
    const { main } = register.services.cards
    const second = await main.intend({ reference: paymentId, key: newId(), pence: 3000, description: 'The same', email })
    await payWith(register, { ...form, clientSecret: second.clientSecret ?? '' }, CARD.disputed)
    register.clock.turn({ minutes: 2 })
    const said = { id: second.id, status: 'succeeded', pence: 3000, reference: paymentId, declined: null }
    await register.runJob('reconcilePayment', { paymentId, said, closedBy: null })
    await register.drain()
    return buyer
  }

  test('the bank’s word about the second changes nothing of the first', async () => {
    const { api, paymentId } = await paidTwice()
    expect(await disputesOf(paymentId)).toMatchObject([{ status: 'open' }])
    await answer(paymentId, null)
    expect(await left(api)).toBe(2)
    expect(await documentsOf(api)).toEqual({ status: 'succeeded', notes: [], refunds: [] })
    const refunds = await register.db.selectFrom('refund').select('status').where('paymentId', '=', paymentId).execute()
    expect(refunds).toEqual([{ status: 'superseded' }])
    await refundPayer(paymentId)
  })

  test('what the first paid for is used again though the second is open', async () => {
    const { api, form, paymentId } = await paidTwice()
    await hears(form, { id: 'dp_first', status: 'open', pence: 3000 })
    expect(await left(api)).toBe(0)
    await hears(form, { id: 'dp_first', status: 'won', pence: 3000 })
    expect(await left(api)).toBe(2)
    expect((await disputesOf(paymentId)).map(({ status }) => status).sort()).toEqual(['open', 'won'])
  })
})

describe('several questions, or one about a part', () => {
  test('what one bank’s word frees waits while another is open', async () => {
    const { api, email, form } = await paid(register, 'single', 2)
    await hears(form, { id: 'dp_one', status: 'open', pence: 1500 })
    await hears(form, { id: 'dp_two', status: 'open', pence: 1500 })
    await hears(form, { id: 'dp_one', status: 'lost', pence: 1500 })
    expect(await left(api)).toBe(0)
    expect((await newestTo(register, email)).text).toContain('is on hold until your bank decides about the rest')
    await hears(form, { id: 'dp_two', status: 'won', pence: 1500 })
    expect(await left(api)).toBe(2)
  })

  test('where the bank takes a part, that is refunded, and what was bought stays', async () => {
    const { api, email, form, paymentId } = await paid(register, 'single', 2)
    await hears(form, { id: 'dp_part', status: 'open', pence: 1000 })
    expect(await left(api)).toBe(0)
    await hears(form, { id: 'dp_part', status: 'lost', pence: 1000 })
    expect(await left(api)).toBe(2)
    expect(await documentsOf(api)).toMatchObject({ status: 'partRefunded', notes: [1000] })
    expect((await newestTo(register, email)).text).toContain('What you bought is still yours')
    await refundPayer(paymentId, {}, 'Withdrew')
    await register.drain()
    expect(await documentsOf(api)).toMatchObject({ status: 'refunded', notes: [1000, 2000] })
  })

  test('of what waits to go back the bank’s part goes back once, and the rest is made', async () => {
    const { api, email, form, paymentId } = await paid(register, 'single', 2)
    await hears(form, { id: 'dp_share', status: 'open', pence: 1000 })
    await refundPayer(paymentId, { pence: 2500, isBack: true }, 'It came back')
    await register.drain()
    expect(await documentsOf(api)).toMatchObject({ status: 'succeeded', notes: [] })
    await hears(form, { id: 'dp_share', status: 'lost', pence: 1000 })
    expect(await documentsOf(api)).toMatchObject({ status: 'refunded', notes: [1000, 2000] })
    expect((await mailbox(register, email)).map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/We’ve refunded £20 to the card you paid with[\s\S]*It came back\./),
    )
  })
})

test('a bank that merely asks holds nothing, and the payer hears nothing of it', async () => {
  const { api, email, paymentId, form } = await paid(register, 'single', 2)
  const before = await mailbox(register, email)
  const look = (status: 'asked' | 'won') => hears(form, { id: 'dp_asked', status, pence: 3000 })
  await look('asked')
  expect(await disputeOf(paymentId)).toMatchObject({ status: 'asked' })
  expect(await left(api)).toBe(2)
  expect((await api.getPayments()).data.items[0]?.disputes).toEqual([])
  await look('won')
  expect(await disputeOf(paymentId)).toMatchObject({ status: 'won' })
  expect((await api.getPayments()).data.items[0]?.disputes).toMatchObject([{ status: 'won', stands: true }])
  expect(await mailbox(register, email)).toEqual(before)
})

test('a webhook of a dispute has it looked into', async () => {
  const { paymentId } = await paid(register, 'single', 1, CARD.disputed)
  register.clock.turn({ minutes: 2 })
  await register.services.cards.main.disputesSince(new Date(0))
  for (const event of (await eventsAt(register)).filter(({ type }) => type === 'charge.dispute.created')) await deliver(register, event)
  await register.drain()
  expect(await disputesOf(paymentId)).toHaveLength(1)
})
