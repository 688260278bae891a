import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { paid } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { onSale } from '#src/testing/shop.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister({ VAT_NUMBER: 'none' })
})
afterAll(() => register.close())

test('a register that is not registered for VAT charges none, speaks of none, and gives receipts', async () => {
  const { api, form, paymentId, email } = await paid(register)
  expect(form.vat.pence).toBe(0)
  expect(form.lines).toMatchObject([{ vatRate: 0 }])
  expect((await api.subscriptionPlansList()).data.items.map(({ vat }) => vat.pence)).toEqual([0, 0, 0, 0, 0, 0])
  const { data } = await api.paymentTransactionRequest({ paymentId })
  expect(data.paper).toMatch(/^Receipt 2026-\d{6}$/)
  expect((await api.getPayments()).data.items).toMatchObject([{ paper: data.paper }])
  const reply = await api.downloadInvoice({ paymentId })
  expect(String(reply.headers['content-disposition'])).toContain(`filename="${data.paper}.pdf"`)
  await register.drain()
  const letter = await newestTo(register, email)
  expect(`${letter.subject} ${letter.text}`).toContain(data.paper)
  expect(`${letter.subject} ${letter.text}`).not.toMatch(/VAT|invoice/i)
})

test('its shop says no VAT either', async () => {
  const { slug } = await onSale(register, { name: 'Bowl' })
  expect((await register.stranger.productInfo({ slug })).data.vatRate).toBe(0)
})

test('who has paid reads what they have now, and goes on to where it is', async () => {
  const { api, paymentId } = await paid(register, 'single', 2)
  const { data } = await api.paymentTransactionRequest({ paymentId })
  expect(data).toMatchObject({ next: '/customer-dashboard/pets', nextWords: 'See your pets' })
  expect(data.given).toBe('You have 2 credits. We’ll use them for the next animals you register.')
})

test('who pays is told for whom it is before they do', async () => {
  const { form } = await paid(register, 'household')
  expect(form).toMatchObject({ about: [{ label: 'For', words: 'Every pet you keep, now and in future' }], until: null })
})
