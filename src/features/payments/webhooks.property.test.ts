import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Thing } from '#adapters/cards/sandbox/store.ts'
import { newId } from '#platform/database/id.ts'
import { actorOn } from '#platform/server/perform.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { answerBank, bought, CARD, deliver, eventsAt, payWith } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { intentIn } from './parts/pay/testcard.ts'
import { refundPayment } from './refundPayment.ts'

let register: TestRegister
let buyer: Awaited<ReturnType<typeof joinReachable>>
beforeAll(async () => {
  register = await testRegister()
  buyer = await joinReachable(register)
})
afterAll(() => register.close())

const PENCE = 3000

async function begun() {
  // Each payment is looked at alone: the buyer's allowance of messages is for all of them.
  await register.db.deleteFrom('dispatch').execute()
  const since = newId()
  const id = await bought(buyer.api, 'single', 2)
  const { data: form } = await buyer.api.createPaymentIntent({ for: 'plan', id })
  return { since, id, form, intentId: intentIn(form.clientSecret) }
}
type Begun = Awaited<ReturnType<typeof begun>>

/** What a payer may do at the provider before it is paid; the webhook of each tells another journey of how it stands. */
const TRIES = {
  declined: ({ form }: Begun) => payWith(register, form, CARD.declined),
  empty: ({ form }: Begun) => payWith(register, form, CARD.empty),
  bankSaysNo: async ({ form }: Begun) => {
    await payWith(register, form, CARD.asksBank)
    await answerBank(register, form, 'no')
  },
}
const tries = fc.array(fc.constantFrom('declined' as const, 'empty' as const, 'bankSaysNo' as const), { maxLength: 3 })

/** An order of delivering: which event, under its own name or one that we have not seen, and whether the jobs run before the next. */
const delivery = fc.record({ which: fc.nat(), again: fc.boolean(), jobsRun: fc.boolean() })
const deliveries = fc.array(delivery, { minLength: 3, maxLength: 10 })
type Delivery = { which: number; again: boolean; jobsRun: boolean }

/** What Staff refund once it is paid, in pence; and whether the provider has made it before its webhooks come. */
const backs = fc.constantFrom([], [500], [500, PENCE - 500], [PENCE])

const eventsOf = async ({ intentId }: Begun) => (await eventsAt(register)).filter((event) => JSON.stringify(event).includes(intentId))

let names = 0
const renamed = (event: Thing): Thing => {
  names += 1
  return { ...event, id: `evt_again${names}` }
}

/** Any of the events, each as often as it comes, and at last every one of them in the order in which they were drawn. */
async function deliverInOrder(events: readonly Thing[], order: readonly Delivery[]) {
  const drawn = order.flatMap(({ which, ...how }) => {
    const event = events[which % events.length]
    return event ? [{ event, ...how }] : []
  })
  const rest = events.filter((event) => !drawn.some((one) => one.event === event)).map((event) => ({ event, again: false, jobsRun: false }))
  for (const { event, again, jobsRun } of [...drawn, ...rest]) {
    expect(await deliver(register, again ? renamed(event) : event)).toBe(200)
    if (jobsRun) await register.drain()
  }
  await register.drain()
}

const refundPayer = (paymentId: string, pence: number) =>
  actorOn(register, register.clock.now(), null)((tools) => refundPayment(tools, paymentId, { pence }, 'You asked for it'))

/** Everything that came of a payment, without the names of its rows and the order in which they were written. */
async function outcomeOf({ form: { paymentId }, id, since, intentId }: Begun) {
  const { db } = register
  const [payment, purchase, refunds, documents, lots, moves, letters] = await Promise.all([
    db
      .selectFrom('payment')
      .select(['status', 'refundedPence', 'declined', 'intentId'])
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow(),
    db.selectFrom('purchase').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
    db.selectFrom('refund').select(['status', 'pence']).where('paymentId', '=', paymentId).execute(),
    db.selectFrom('invoice').select('kind').where('paymentId', '=', paymentId).execute(),
    db.selectFrom('creditBatch').select('quantity').where('purchaseId', '=', id).execute(),
    db.selectFrom('event').select('move').where('subjectId', 'in', [paymentId, id]).execute(),
    db.selectFrom('outboxMessage').select('subject').where('recipient', '=', buyer.email).where('id', '>', since).execute(),
  ])
  const atProvider = ((await register.sandbox?.store.list('main', 'refund')) ?? []).filter((one) => one['payment_intent'] === intentId)
  return {
    payment: { ...payment, intentId: payment.intentId === intentId },
    purchase: purchase.status,
    refunds: refunds.map(({ status, pence }) => `${status} ${pence}`).sort(),
    givenBack: atProvider.reduce((sum, one) => sum + Number(one['amount']), 0),
    documents: documents.map(({ kind }) => kind).sort(),
    lots: lots.map(({ quantity }) => quantity),
    moves: moves.map(({ move }) => move).sort(),
    letters: letters.map(({ subject }) => subject).sort(),
  }
}

/** The one outcome that there may be, by what was refunded. */
function outcomeAfter(back: readonly number[]) {
  const refundedPence = back.reduce((sum, pence) => sum + pence, 0)
  const status = refundedPence === 0 ? 'succeeded' : refundedPence === PENCE ? 'refunded' : 'partRefunded'
  const steps = back.map(() => 'refund')
  return {
    payment: { status, refundedPence, declined: null, intentId: true },
    purchase: status === 'refunded' ? 'refunded' : 'granted',
    refunds: back.map((pence) => `made ${pence}`).sort(),
    givenBack: refundedPence,
    documents: [...back.map(() => 'creditNote'), 'invoice'],
    lots: [2],
    moves: ['ask', 'buy', 'grant', 'succeed', ...steps, ...(status === 'refunded' ? ['refund'] : [])].sort(),
    letters: ['You paid £30: 2 registrations', ...back.map((pence) => `We’ve refunded ${moneyText(pence)}`)].sort(),
  }
}

test('in whatever order, however often and under whatever names the webhooks come, also after refunds, the end is the same', async () => {
  await fc.assert(
    fc.asyncProperty(tries, deliveries, backs, fc.boolean(), deliveries, async (tried, early, back, isMade, late) => {
      const one = await begun()
      for (const name of tried) await TRIES[name](one)
      await payWith(register, one.form)
      await deliverInOrder(await eventsOf(one), early)
      expect(await outcomeOf(one)).toEqual(outcomeAfter([]))

      for (const pence of back) await refundPayer(one.form.paymentId, pence)
      if (isMade) await register.drain()
      await deliverInOrder(await eventsOf(one), late)
      expect(await outcomeOf(one)).toEqual(outcomeAfter(back))
    }),
    { numRuns: 20 },
  )
}, 120_000)

/** What the bank of the payer makes of a payment before any webhook of it comes. */
const decisions = fc.constantFrom('open' as const, 'won' as const, 'lost' as const)
type Decision = 'open' | 'won' | 'lost'

async function decide({ intentId }: Begun, decision: Decision) {
  const { main } = register.services.cards
  register.clock.turn({ minutes: 2 })
  const dispute = (await main.disputesSince(new Date(0))).find((one) => one.intentId === intentId)
  if (!dispute) throw new Error('Nothing is disputed')
  if (decision === 'won') await main.answerDispute(dispute.id, 'winning_evidence')
  if (decision === 'lost') await main.acceptDispute(dispute.id)
}

/** The one outcome that there may be, by what the bank decided. */
function outcomeDecided(decision: Decision) {
  const kept = outcomeAfter([])
  if (decision === 'won') return kept
  if (decision === 'open') return { ...kept, letters: ['You paid £30: 2 registrations', 'Your bank is asking about your payment of £30'] }
  // The provider knows of no refund: the bank took it.
  return {
    ...outcomeAfter([PENCE]),
    givenBack: 0,
    letters: ['You paid £30: 2 registrations', 'Your bank has given you back £30'],
  }
}

test('the same holds for a payment that its bank asks about, be it that the end of the dispute is heard first', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), deliveries, decisions, deliveries, async (isHeard, early, decision, late) => {
      const one = await begun()
      await payWith(register, one.form, CARD.disputed)
      if (isHeard) await deliverInOrder(await eventsOf(one), early)
      await decide(one, decision)
      await deliverInOrder(await eventsOf(one), late)
      expect(await outcomeOf(one)).toEqual(outcomeDecided(decision))
      const [batch] = await register.db.selectFrom('creditBatch').select('suspendedAt').where('purchaseId', '=', one.id).execute()
      expect(batch?.suspendedAt !== null).toBe(decision === 'open')
    }),
    { numRuns: 15 },
  )
}, 120_000)
