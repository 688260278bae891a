import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CardsAway } from '#adapters/cards/cards.ts'
import { newId } from '#platform/database/id.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { daysPass, signedInAnew, subscriber } from '#src/testing/subscriptions.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('it ends with its period, can be taken back until then, and is not charged again', async () => {
  const holder = await subscriber(register)
  const { api, email, subscriptionId } = holder
  const { data } = await api.cancelSubscription({ subscriptionId })
  expect(data).toMatchObject({ status: 'trialing', endsAt: expect.any(String), refunded: { pence: 0 } })
  expect((await newestTo(register, email)).subject).toBe('You’ve cancelled TailTag Plus')
  expect((await api.cancelSubscription({ subscriptionId, now: 'keep' })).data.endsAt).toBeNull()
  await api.cancelSubscription({ subscriptionId })
  await daysPass(register, 31)
  const later = await signedInAnew(register, holder)
  const { subscriptions } = (await later.getCustomerTailgTagSubscriptions({})).data
  expect(subscriptions).toMatchObject([{ status: 'ended', works: false, refundUntil: null }])
  expect(await later.cancelSubscription({ subscriptionId })).toMatchObject({ status: 409, code: 'isOver' })
})

test('in the 14 days after a payment that ends a trial all of it goes back, once; afterwards it ends with its period', async () => {
  const [soon, late] = [await subscriber(register), await subscriber(register, { plan: 'plusYearly' })]
  await daysPass(register, 31)
  const api = await signedInAnew(register, soon)
  const { data } = await api.cancelSubscription({ subscriptionId: soon.subscriptionId })
  expect(data).toEqual({ status: 'ended', endsAt: null, refunded: { pence: 199, currency: 'GBP' } })
  expect((await newestTo(register, soon.email)).text).toContain('£1.99 is going back to your card')
  expect(await api.cancelSubscription({ subscriptionId: soon.subscriptionId })).toMatchObject({ code: 'isOver' })
  await daysPass(register, 15)
  expect((await (await signedInAnew(register, late)).cancelSubscription({ subscriptionId: late.subscriptionId })).data).toMatchObject({
    status: 'active',
    refunded: { pence: 0 },
  })
})

/** Has so many refunds be asked for before the first is made. */
function meetBeforeRefund(many: number) {
  const cards = register.services.cards.tailTag
  const refund = cards.refund.bind(cards)
  const spy = vi.spyOn(cards, 'refund')
  return spy.mockImplementation(async (asked) => {
    await vi.waitUntil(() => spy.mock.calls.length >= many, { timeout: 5000 })
    return refund(asked)
  })
}

test.each([
  ['that gives its payment back', 31],
  ['that ends it with its period', 1],
])('a cancellation %s is told and written down once, however often its button is pressed at the same moment', async (_what, days) => {
  const holder = await subscriber(register)
  await daysPass(register, days)
  const { subscriptionId, email } = holder
  const api = await signedInAnew(register, holder)
  const arrived = meetBeforeRefund(2)
  await Promise.all(Array.from({ length: 2 }, () => api.cancelSubscription({ subscriptionId })))
  arrived.mockRestore()
  const told = (await mailbox(register, email)).filter(({ subject }) => subject === 'You’ve cancelled TailTag Plus')
  expect(told).toHaveLength(1)
  const events = await register.db.selectFrom('event').select(['move', 'facts']).where('subjectId', '=', subscriptionId).execute()
  const refunds = events.filter(({ facts }) => JSON.stringify(facts).includes('"refunded":199'))
  expect(refunds).toHaveLength(days > 30 ? 1 : 0)
})

test('refuses another’s, and says so while the provider cannot be reached', async () => {
  const { api, subscriptionId } = await subscriber(register)
  const other = await confirmed(register)
  expect(await other.api.cancelSubscription({ subscriptionId })).toMatchObject({ status: 404, code: 'noSuchSubscription' })
  expect(await api.cancelSubscription({ subscriptionId: newId() })).toMatchObject({ status: 404 })
  vi.spyOn(register.services.cards.tailTag, 'endSubscription').mockRejectedValueOnce(new CardsAway('ETIMEDOUT'))
  expect(await api.cancelSubscription({ subscriptionId })).toMatchObject({ status: 503, code: 'noProvider' })
})
