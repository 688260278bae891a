import { expect, test } from '@playwright/test'
import type { ToPay } from '../src/features/payments/shapes.ts'
import { type MortalRegister, mortalRegister, SOON } from './mortal.ts'

/**
 * The process is killed at each step of paying: it stands still there because the journey holds a lock that it needs, and dies so.
 * Started again, everything is there once: the charge at the provider, what was paid for, the invoice, the letter.
 */
test.describe.configure({ mode: 'serial' })

type Asking = Awaited<ReturnType<MortalRegister['as']>>

let register: MortalRegister
let stefan: Asking
test.beforeAll(async () => {
  register = await mortalRegister()
  stefan = await register.as('stefan')
})
test.afterAll(() => register.end())

/** While this is held, the provider answers nobody. */
const PROVIDER = "select pg_advisory_xact_lock(hashtextextended('sandbox/main', 2))"
const AT_THE_PROVIDER = '%pg_advisory_xact_lock%'

test('before the provider was asked: whoever asks again pays once', async () => {
  const purchaseId = await bought()
  const provider = await register.hold(PROVIDER)
  const lost = form(purchaseId)
  await isAboutToAskProvider(purchaseId)
  await dieAt(provider)
  expect(await lost).toBeNull()

  await pay(await form(purchaseId))
  await expectPaidOnce(purchaseId)
  expect(await verification(purchaseId)).toMatchObject({ begun: 1 })
})

test('after the provider had begun it, before we knew: whoever asks again pays that one, and no second', async () => {
  const purchaseId = await bought()
  const provider = await register.hold(PROVIDER)
  const lost = form(purchaseId)
  await isAboutToAskProvider(purchaseId)
  const payment = await register.hold('select from payment where thing_id = $1 for update', purchaseId)
  await provider.release()
  await register.standsStillAt('update "payment" set "intent_id"%')
  expect(await verification(purchaseId)).toMatchObject({ status: 'open', begun: 1 })
  await dieAt(payment)
  expect(await lost).toBeNull()

  await pay(await form(purchaseId))
  await expectPaidOnce(purchaseId)
  expect(await verification(purchaseId)).toMatchObject({ begun: 1 })
})

test('before the card was charged: nothing was taken, and the payer pays anew', async () => {
  const purchaseId = await bought()
  const filled = await form(purchaseId)
  await register.rests()
  const provider = await register.hold(PROVIDER)
  const lost = pay(filled)
  await register.standsStillAt(AT_THE_PROVIDER)
  await dieAt(provider)
  expect(await lost).toBeNull()
  expect(await verification(purchaseId)).toMatchObject({ status: 'open', charges: 0, given: 0 })

  await pay(await form(purchaseId))
  await expectPaidOnce(purchaseId)
})

test('after the card was charged, before its webhook was taken: it comes again, and nobody has to ask', async () => {
  const purchaseId = await bought()
  const filled = await form(purchaseId)
  await register.rests()
  const webhooks = await register.hold('lock table webhook_event in access exclusive mode')
  await pay(filled)
  await register.standsStillAt('insert into "webhook_event"%')
  expect(await verification(purchaseId)).toMatchObject({ status: 'open', charges: 1, given: 0 })
  await dieAt(webhooks)
  await expectPaidOnce(purchaseId)
})

test('in the middle of taking the webhook: it comes again, and nobody has to ask', async () => {
  const purchaseId = await bought()
  const filled = await form(purchaseId)
  await register.rests()
  const jobs = await register.hold('lock table pgboss.job in share row exclusive mode')
  await pay(filled)
  await register.standsStillAt('%insert into pgboss.job%')
  expect(await verification(purchaseId)).toMatchObject({ status: 'open', charges: 1, given: 0 })
  await dieAt(jobs)
  await expectPaidOnce(purchaseId)
})

test('in the middle of resolving, after the thing was given and before the invoice: the clock finds it, and nobody has to ask', async () => {
  const purchaseId = await bought()
  const filled = await form(purchaseId)
  await register.rests()
  const numbers = await register.hold('lock table invoice_year in access exclusive mode')
  await pay(filled)
  await register.standsStillAt('%"invoice_year"%')
  await dieAt(numbers)
  expect(await verification(purchaseId)).toMatchObject({ status: 'open', charges: 1, given: 0, invoices: 0 })
  await register.hourPasses()
  await expectPaidOnce(purchaseId)
})

test('in the middle of resolving an order of chips that the bank has confirmed: the payer looks again, and has each chip once', async () => {
  const idris = await register.as('idris')
  const { orderId } = await idris('saveChipsOrder', { packs: [{ size: 25, quantity: 1 }], withRegistrations: true, delivery: DELIVERY })
  const { form: filled } = await idris('implanterChipsCheckout', { orderId })
  const numbers = await register.hold('lock table invoice_year in access exclusive mode')
  await pay(filled, '4000002760003184')
  await confirmAtTheBank(filled)
  const lost = idris('paymentTransactionRequest', { paymentId: filled.paymentId })
  await register.standsStillAt('%"invoice_year"%')
  await dieAt(numbers)
  expect(await lost).toBeNull()

  expect(await idris('paymentTransactionRequest', { paymentId: filled.paymentId })).toMatchObject({ status: 'succeeded', declined: null })
  expect(await verification(orderId)).toMatchObject({ status: 'succeeded', charges: 1, invoices: 1 })
  const order = 'select status, (select count(*)::int from chip_unit where order_id = chip_order.id) as chips from chip_order where id = $1'
  expect(await register.fact(order, orderId)).toEqual({ status: 'allocated', chips: 25 })
  const lots = "select sum(quantity)::int as given from credit_batch where source = 'chipBundle' and created_at > now() - interval '1 hour'"
  expect(await register.fact(lots)).toEqual({ given: 25 })
})

test('after resolving, before the receipt went out: it goes out once', async () => {
  const purchaseId = await bought()
  const filled = await form(purchaseId)
  await register.rests()
  const letters = await register.hold('lock table outbox_message in access exclusive mode')
  await pay(filled)
  await register.standsStillAt('insert into "outbox_message"%')
  expect(await verification(purchaseId)).toMatchObject({ status: 'succeeded', given: 1, invoices: 1 })
  await dieAt(letters)
  await register.deadWorkersAreNoticed()
  await expectPaidOnce(purchaseId)
})

test('before a refund was made at the provider: it is made once', async () => {
  const { purchaseId, paymentId } = await paid()
  const provider = await register.hold(PROVIDER)
  await register.staff('refund-payment', '--payment-id', paymentId, '--everything', '--reason', 'You asked for it')
  await register.standsStillAt(AT_THE_PROVIDER)
  expect(await verification(purchaseId)).toMatchObject({ refunds: 0, creditNotes: 0 })
  await dieAt(provider)
  await expectRefundedOnce(purchaseId)
})

test('after a refund was made at the provider, before we knew: it is not made again', async () => {
  const { purchaseId, paymentId } = await paid()
  const provider = await register.hold(PROVIDER)
  await register.staff('refund-payment', '--payment-id', paymentId, '--everything', '--reason', 'You asked for it')
  await register.standsStillAt(AT_THE_PROVIDER)
  const payment = await register.hold('select from payment where id = $1 for update', paymentId)
  await provider.release()
  await register.standsStillAt('select * from "payment"%for update')
  expect(await verification(purchaseId)).toMatchObject({ refunds: 1, creditNotes: 0 })
  await dieAt(payment)
  await expectRefundedOnce(purchaseId)
})

test('after all of it no charge is without its payment, no number of an invoice is left out, and no letter went twice', async () => {
  const charges = `select count(*)::int, sum((content->>'amount')::int)::int as pence from sandbox_thing
    where object = 'payment_intent' and content->>'status' = 'succeeded'`
  const payments =
    "select count(*)::int, sum(pence)::int as pence from payment where received_by is null and status in ('succeeded', 'partRefunded', 'refunded')"
  expect(await register.fact(charges)).toEqual(await register.fact(payments))
  const { invoices, creditNotes } = await register.fact(`select
    (select json_agg(no order by no) from invoice where kind = 'invoice') as invoices,
    (select json_agg(no order by no) from invoice where kind = 'creditNote') as "creditNotes"`)
  // The first is of the demo's order, paid on the telephone.
  expect(invoices).toEqual(Array.from({ length: 11 }, (_, index) => index + 1))
  expect(creditNotes).toEqual([1, 2])
  const letters = "select count(*)::int, count(distinct text)::int as different from outbox_message where subject like 'You paid%'"
  await expect.poll(() => register.fact(letters), SOON).toEqual({ count: 10, different: 10 })
})

const DELIVERY = {
  name: 'Idris Bevan',
  address: { line1: '3 Quay Street', line2: '', town: 'Cardiff', county: '', postcode: 'CF10 5EA' },
}

/** Has Stefan, who keeps no animal, begin to buy a registration; the id of the purchase. */
async function bought(): Promise<string> {
  const { purchaseId } = await stefan('buyPlan', { plan: 'single' })
  return purchaseId
}

/** The card form; null where the register died before it answered. */
const form = (purchaseId: string): Promise<ToPay> => stefan('createPaymentIntent', { for: 'plan', id: purchaseId })

async function paid() {
  const purchaseId = await bought()
  const filled = await form(purchaseId)
  await pay(filled)
  await expectPaidOnce(purchaseId)
  await register.rests()
  return { purchaseId, paymentId: filled.paymentId }
}

/** What the payer's browser does with the card form; null where nobody answered. */
async function pay({ clientSecret, publishableKey }: ToPay, card = '4242424242424242'): Promise<number | null> {
  const body = new URLSearchParams({ client_secret: clientSecret, 'payment_method_data[card][number]': card })
  const headers = { authorization: `Bearer ${publishableKey}` }
  const where = `${register.url}/sandbox/v1/payment_intents/${intentIn(clientSecret)}/confirm`
  const answer = await fetch(where, { method: 'POST', headers, body }).catch(() => null)
  if (answer) expect(answer.status).toBe(200)
  return answer && answer.status
}

const confirmAtTheBank = ({ clientSecret }: ToPay) =>
  fetch(`${register.url}/sandbox/bank/${intentIn(clientSecret)}`, { method: 'POST', body: new URLSearchParams({ answer: 'yes' }) })

const intentIn = (clientSecret: string) => clientSecret.split('_secret_')[0]

/** The provider looks for what it has to tell twice a second, so that it stands still is no sign that it was asked; our own payment is committed just before. */
async function isAboutToAskProvider(purchaseId: string) {
  await register.standsStillAt(AT_THE_PROVIDER)
  await expect.poll(() => verification(purchaseId), SOON).toMatchObject({ status: 'open', begun: 0 })
}

/** Kills the register where it stands, lets go of what it waited for, and starts it again. */
async function dieAt(held: { release(): Promise<void> }) {
  await register.kill()
  await held.release()
  await register.revive()
}

/** What there is of the payment for a thing, with us and at the provider. */
const verification = (thingId: string) =>
  register.fact(
    `with mine as (select * from payment where thing_id = $1),
      intent as (select content from sandbox_thing join mine on content->'metadata'->>'reference' = mine.id::text where object = 'payment_intent')
    select
      (select string_agg(status::text, ' ') from mine) as status,
      (select count(*)::int from intent) as begun,
      (select count(*)::int from intent where content->>'status' = 'succeeded') as charges,
      (select count(*)::int from sandbox_thing join intent on sandbox_thing.content->>'payment_intent' = intent.content->>'id' where object = 'refund') as refunds,
      (select coalesce(sum(credit_left(id)), 0)::int from credit_batch where purchase_id = $1) as given,
      (select count(*)::int from invoice join mine on payment_id = mine.id where kind = 'invoice') as invoices,
      (select count(*)::int from invoice join mine on payment_id = mine.id where kind = 'creditNote') as "creditNotes"`,
    thingId,
  )

/** The payer sees it among what they paid without anybody having asked the provider for them, and all of it is there once. */
async function expectPaidOnce(purchaseId: string) {
  await expect.poll(() => seen(purchaseId), SOON).toBe('succeeded')
  expect(await verification(purchaseId)).toMatchObject({ status: 'succeeded', charges: 1, given: 1, invoices: 1, refunds: 0 })
}

async function expectRefundedOnce(purchaseId: string) {
  await register.hourPasses()
  await expect.poll(() => seen(purchaseId), SOON).toBe('refunded')
  expect(await verification(purchaseId)).toMatchObject({
    status: 'refunded',
    charges: 1,
    refunds: 1,
    given: 0,
    invoices: 1,
    creditNotes: 1,
  })
}

async function seen(purchaseId: string): Promise<string> {
  const { id } = await register.fact('select id from payment where thing_id = $1', purchaseId)
  const { items } = await stefan('getPayments')
  return items.find(({ paymentId }: { paymentId: string }) => paymentId === id).status
}
