import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { join } from '#src/testing/newcomer.ts'
import { bought, paid } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister({ COMPANY_NAME: 'Homeward Ltd', COMPANY_ADDRESS: '1 Kennel Street, Ludlow', VAT_NUMBER: 'GB123456789' })
})
afterAll(() => register.close())

test('whoever paid is given a PDF with the number of the invoice in its name', async () => {
  const { api, paymentId } = await paid(register)
  const reply = await api.downloadInvoice({ paymentId })
  expect(reply.status).toBe(200)
  expect(reply.headers['content-type']).toBe('application/pdf')
  expect(String(reply.headers['content-disposition'])).toMatch(/filename="VAT invoice 2026-\d{6}\.pdf"/)
  expect(reply.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('the same paper comes out whenever it is asked for, whatever the account is called by then', async () => {
  const { api, paymentId } = await paid(register)
  const first = await register.db.selectFrom('invoice').selectAll().where('paymentId', '=', paymentId).executeTakeFirstOrThrow()
  register.clock.turn({ days: 3 })
  await api.updateUser({ name: 'Nia Morgan' })
  expect(first.content).toMatchObject({
    supplier: { name: 'Homeward Ltd', vatNumber: 'GB123456789' },
    customer: { name: 'Nia Powell' },
    rates: [{ vatRate: 20, pence: 1500, vatPence: 250 }],
  })
  expect((await api.downloadInvoice({ paymentId })).status).toBe(200)
})

test('somebody else, a payment that is not paid, and a refund that is none are answered alike: noSuchInvoice', async () => {
  const { paymentId } = await paid(register)
  const { api } = await join(register)
  const open = await api.createPaymentIntent({ for: 'plan', id: await bought(api) })
  const replies = await Promise.all([
    api.downloadInvoice({ paymentId }),
    api.downloadInvoice({ paymentId: newId() }),
    api.downloadInvoice({ paymentId: open.data.paymentId }),
    api.downloadInvoice({ paymentId, refundId: newId() }),
  ])
  for (const { status, code } of replies) expect([status, code]).toEqual([404, 'noSuchInvoice'])
})
