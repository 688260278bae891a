import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CardsAway } from '#adapters/cards/cards.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { CARD, payOnPage } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { daysPass, providerActs, signedInAnew, subscriber } from '#src/testing/subscriptions.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const standing = async (api: Awaited<ReturnType<typeof confirmed>>['api']) => (await api.getCustomerTailgTagSubscriptions({})).data

test('the first time costs nothing for 30 days; then the card is charged, and its holder was told before', async () => {
  const holder = await subscriber(register)
  const { api, email } = holder
  expect((await standing(api)).subscriptions).toMatchObject([{ status: 'trialing', works: true, nextCharge: { amount: { pence: 199 } } }])
  expect(await api.buyTailtagSubscription({ plan: 'plusYearly' })).toMatchObject({ status: 409, code: 'haveOne' })
  await daysPass(register, 31)
  expect((await standing(await signedInAnew(register, holder))).subscriptions).toMatchObject([
    { status: 'active', works: true, refundUntil: expect.any(String) },
  ])
  const subjects = (await mailbox(register, email)).map(({ subject }) => subject)
  const about = subjects.filter((subject) => subject?.includes('TailTag Plus'))
  expect(about).toEqual([
    'Your TailTag Plus trial has started',
    expect.stringMatching(/^Your TailTag Plus trial ends on/),
    'You paid £1.99: TailTag Plus, monthly',
  ])
})

test('the page that was begun is given again until it is finished; a second trial is not given', async () => {
  const holder = await confirmed(register)
  const { api } = holder
  const [one, again] = [
    await api.buyTailtagSubscription({ plan: 'plusMonthly' }),
    await api.buyTailtagSubscription({ plan: 'plusMonthly' }),
  ]
  expect(again.data).toEqual(one.data)
  const other = await api.buyTailtagSubscription({ plan: 'plusYearly' })
  expect(other.data.url).not.toBe(one.data.url)
  expect((await payOnPage(register, one.data.url)).status).toBe(400)
  expect((await payOnPage(register, other.data.url, CARD.declined)).page).toContain('declined')
  await payOnPage(register, other.data.url)
  expect(await api.buyTailtagSubscription({ plan: 'plusYearly' })).toMatchObject({ code: 'haveOne' })
  await providerActs(register)
  const [mine] = (await standing(api)).subscriptions
  await api.cancelSubscription({ subscriptionId: mine?.id ?? '' })
  await daysPass(register, 31)
  const later = await signedInAnew(register, holder)
  expect(await standing(later)).toMatchObject({ subscriptions: [{ status: 'ended', works: false }], trialDays: 0 })
  expect((await later.buyTailtagSubscription({ plan: 'plusMonthly' })).data.trialDays).toBe(0)
})

test('two who ask at the same moment begin one', async () => {
  const { api } = await confirmed(register)
  const replies = await Promise.all([0, 1, 2].map(() => api.buyTailtagSubscription({ plan: 'plusMonthly' })))
  expect(new Set(replies.map(({ data }) => data.url)).size).toBe(1)
})

test('whoever begins and does not finish has nothing, and a lost webhook is made up for', async () => {
  const { api } = await confirmed(register)
  const { data } = await api.buyTailtagSubscription({ plan: 'plusMonthly' })
  await daysPass(register, 3)
  expect((await standing(api)).subscriptions).toEqual([])
  expect((await payOnPage(register, data.url)).status).toBe(400)

  const lost = await confirmed(register)
  const begun = await lost.api.buyTailtagSubscription({ plan: 'plusMonthly' })
  await payOnPage(register, begun.data.url)
  register.clock.turn({ minutes: 11 })
  await register.runJob('watchSubscriptions', {})
  await register.drain()
  expect((await standing(lost.api)).subscriptions).toMatchObject([{ status: 'trialing' }])
})

test('while the provider cannot be reached nothing is begun', async () => {
  const { api } = await confirmed(register)
  vi.spyOn(register.services.cards.tailTag, 'subscribe').mockRejectedValueOnce(new CardsAway('ETIMEDOUT'))
  expect(await api.buyTailtagSubscription({ plan: 'plusMonthly' })).toMatchObject({ status: 503, code: 'noProvider' })
  expect(await api.buyTailtagSubscription({ plan: 'plusMonthly' })).toMatchObject({ status: 200 })
})
