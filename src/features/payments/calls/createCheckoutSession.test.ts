import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CardsAway } from '#adapters/cards/cards.ts'
import { join } from '#src/testing/newcomer.ts'
import { bought, CARD, payOnPage, payWith } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

async function buyer() {
  const { api } = await join(register)
  return { api, id: await bought(api) }
}

test('the provider’s page is on our own origin, says what is paid, and leads back to where we say', async () => {
  const { api, id } = await buyer()
  const { data } = await api.createCheckoutSession({ for: 'plan', id })
  expect(data.url).toMatch(/^http:\/\/localhost:3000\/sandbox\/pay\/cs_test_/)
  const page = await register.app.inject({ url: new URL(data.url).pathname })
  expect(page.body).toContain('£15.00')
  expect(page.body).toContain('This is a test')
  expect((await payOnPage(register, data.url)).location).toBe(`http://localhost:3000/pay/plan/${id}?payment=${data.paymentId}`)
})

test('asking again, or ten times at once, leads to the same page', async () => {
  const { api, id } = await buyer()
  const all = await Promise.all(Array.from({ length: 10 }, () => api.createCheckoutSession({ for: 'plan', id })))
  expect(new Set(all.map(({ data }) => data.url)).size).toBe(1)
  await payOnPage(register, all[0]?.data.url ?? '', CARD.declined)
  expect((await api.createCheckoutSession({ for: 'plan', id })).data.url).toBe(all[0]?.data.url)
})

test('a page that is older than a day is replaced by a new one', async () => {
  const { api, email, password } = await join(register)
  const id = await bought(api)
  const old = await api.createCheckoutSession({ for: 'plan', id })
  register.clock.turn({ hours: 25 })
  const { data } = await register.stranger.login({ email, password })
  const fresh = await register.withToken(data.token).createCheckoutSession({ for: 'plan', id })
  expect(fresh.data.paymentId).toBe(old.data.paymentId)
  expect((await payOnPage(register, old.data.url)).status).toBe(400)
})

test('whoever has the form open and changes to the page cannot pay in the form any more', async () => {
  const { api, id } = await buyer()
  const form = await api.createPaymentIntent({ for: 'plan', id })
  await api.createCheckoutSession({ for: 'plan', id })
  expect((await payWith(register, form.data)).status).toBe(400)
})

test('what is paid is paidAlready, what is not theirs nothingToPay, what was cancelled tooLate', async () => {
  const { api, id } = await buyer()
  const { api: other } = await join(register)
  expect(await other.createCheckoutSession({ for: 'plan', id })).toMatchObject({ status: 404, code: 'nothingToPay' })
  const { data } = await api.createCheckoutSession({ for: 'plan', id })
  await payOnPage(register, data.url)
  expect(await api.createCheckoutSession({ for: 'plan', id })).toMatchObject({ status: 409, code: 'paidAlready' })
  const late = await buyer()
  await register.db.updateTable('purchase').set({ status: 'cancelled' }).where('id', '=', late.id).execute()
  expect(await late.api.createCheckoutSession({ for: 'plan', id: late.id })).toMatchObject({ status: 409, code: 'tooLate' })
})

test('while the provider is away: noProvider', async () => {
  const { api, id } = await buyer()
  const host = vi.spyOn(register.services.cards.main, 'host').mockRejectedValueOnce(new CardsAway('ETIMEDOUT'))
  expect(await api.createCheckoutSession({ for: 'plan', id })).toMatchObject({ status: 503, code: 'noProvider' })
  host.mockRestore()
  expect((await api.createCheckoutSession({ for: 'plan', id })).status).toBe(200)
})
