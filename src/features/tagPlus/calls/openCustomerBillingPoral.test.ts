import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CardsAway } from '#adapters/cards/cards.ts'
import { CARD } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { daysPass, NEVER_PAYS, providerActs, signedInAnew, subscriber } from '#src/testing/subscriptions.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('whoever did not pay changes the card on the provider’s page, and the subscription works on', async () => {
  const holder = await subscriber(register, { card: NEVER_PAYS })
  await daysPass(register, 31)
  const api = await signedInAnew(register, holder)
  const { pathname } = new URL((await api.openCustomerBillingPoral({})).data.url)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await register.app.inject({ method: 'POST', url: pathname, headers, payload: new URLSearchParams({ card: CARD.good }).toString() })
  await providerActs(register)
  expect((await api.getCustomerTailgTagSubscriptions({})).data.subscriptions).toMatchObject([{ status: 'active', works: true }])
})

test('who has no card there is told so, and also while the provider cannot be reached', async () => {
  expect(await (await confirmed(register)).api.openCustomerBillingPoral({})).toMatchObject({ status: 404, code: 'noCard' })
  const { api } = await subscriber(register)
  vi.spyOn(register.services.cards.tailTag, 'portal').mockRejectedValueOnce(new CardsAway('ETIMEDOUT'))
  expect(await api.openCustomerBillingPoral({})).toMatchObject({ status: 503, code: 'noProvider' })
})
