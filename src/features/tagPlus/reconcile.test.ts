import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { CARD, payOnPage } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { providerActs, subscriber } from '#src/testing/subscriptions.ts'
import { subscriptionById } from './rows.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

/** A second page that somebody had open, and finished too: paid right away, as whoever had a trial pays. */
async function secondPage({ accountId, email, customer }: { accountId: string; email: string; customer: string }) {
  const id = newId()
  const page = await register.services.cards.tailTag.subscribe({
    reference: id,
    key: id,
    pence: 199,
    description: 'TailTag Plus',
    email,
    customer,
    every: 'month',
    trialDays: 0,
    successUrl: 'http://localhost/',
    cancelUrl: 'http://localhost/',
  })
  const now = register.clock.now()
  await register.db
    .insertInto('subscription')
    .values({
      id,
      status: 'begun',
      statusAt: now,
      accountId,
      plan: 'plusMonthly',
      pence: 199,
      trialDays: 0,
      sessionId: page.id,
      createdAt: now,
    })
    .execute()
  return { id, url: page.url }
}

test('somebody who finishes two pages keeps the first: the other ends at the provider, and what it cost goes back', async () => {
  const { id: accountId, email, subscriptionId } = await subscriber(register)
  const first = await subscriptionById(register.db, subscriptionId)
  const second = await secondPage({ accountId, email, customer: first?.customer ?? '' })
  await payOnPage(register, second.url, CARD.good)
  await providerActs(register)
  expect(await subscriptionById(register.db, subscriptionId)).toMatchObject({ status: 'trialing' })
  const other = await subscriptionById(register.db, second.id)
  expect(other).toMatchObject({ status: 'abandoned', providerId: expect.any(String) })
  const said = await register.services.cards.tailTag.subscription(other?.providerId ?? '')
  expect(said.status).toBe('cancelled')
  const refunds = (await register.sandbox?.store.list('tailTag', 'refund')) ?? []
  expect(refunds).toMatchObject([{ amount: 199, payment_intent: said.lastCharge?.intentId }])
})

test('when an account is closing its subscription isn’t renewed, and its holder is told', async () => {
  const { api, password, email, subscriptionId } = await subscriber(register)
  await api.updateUser({ close: { password } })
  await register.runJob('watchSubscriptions', {})
  await register.drain()
  expect(await subscriptionById(register.db, subscriptionId)).toMatchObject({ status: 'trialing', endsThen: true })
  expect((await newestTo(register, email)).subject).toBe('You’ve cancelled TailTag Plus')
})
