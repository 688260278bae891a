import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { paid } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { runAsStaff } from '#src/testing/staff.ts'
import { batchOf, newImplanter, paidOrder } from '#src/testing/stock.ts'
import type { Command } from './command.ts'
import { payments, refund, refundPaid, refunds } from './refunds.ts'

const LINES_WRONG = [['line'], ['line', '1'], ['line', '0=1', 'Torn'], ['line', '1=1'], ['line', '1=1', 'line', '1=1', 'Torn']].map(
  (words) => [newId(), ...words],
)

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = (command: Command, ...words: string[]) => runAsStaff(register, command, ...words)

test('Staff give a part back, and the payer reads why', async () => {
  const { paymentId, email } = await paid(register)
  expect(await run(refund, paymentId, '250', 'It', 'took', 'too', 'long.')).toMatch(/^£2\.50 goes back to the card\./)
  expect((await newestTo(register, email)).text).toContain('Why: It took too long.')
  expect(await run(refunds)).toBe('The card provider has refused none.')
  expect(await run(payments, email)).toMatch(new RegExp(`^${paymentId} .* partRefunded: £15, £2.50 given back, .*\\n  line 1: 1 × `))
})

test('without a sum all that was not used goes back', async () => {
  const { paymentId } = await paid(register)
  expect(await run(refund, paymentId, 'You asked for it')).toMatch(/^£15 goes back/)
  await expect(run(refund, newId(), 'You asked for it')).rejects.toThrow('There is no such payment')
})

test('so many pieces of single lines go back, as the payments show them, and never more than were paid', async () => {
  await batchOf(register, 100)
  const { ask, email } = await newImplanter(register)
  const packs = [{ size: 10, quantity: 2 } as const]
  const { paymentId } = await paidOrder(register, ask, { packs })
  expect(await run(payments, email)).toMatch(/succeeded: £78, .*\n {2}line 1: 2 × Pack of 10 microchips, £78$/)
  expect(await run(refund, paymentId, 'line', '1=1', 'One', 'pack', 'was', 'torn.')).toMatch(
    /^£39 goes back to the card: 1 × Pack of 10 microchips\. The payer/,
  )
  expect((await newestTo(register, email)).text).toContain('Why: One pack was torn.')
  await expect(run(refund, paymentId, 'line', '1=2', 'Both')).rejects.toThrow('Never more than was paid: 3900 pence are left')
  await expect(run(refund, paymentId, 'line', '1=3', 'All')).rejects.toThrow(/line 1 is 2 × Pack of 10/)
  await expect(run(refund, paymentId, 'line', '2=1', 'Other')).rejects.toThrow('This payment has no line 2')
  const both = await Promise.allSettled([1, 2].map(() => run(refund, paymentId, 'line', '1=1', 'The other')))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a refund needs a payment and a reason', () => {
  for (const words of [[], ['x', 'why'], [newId()], [newId(), '500'], ...LINES_WRONG]) expect(refund.read(words)).toBeNull()
})

test('what the provider refused is listed until Staff have paid it', async () => {
  const { paymentId, form } = await paid(register)
  await register.needs.cards.main.refund({ intentId: form.clientSecret.split('_secret_')[0] ?? '', pence: 1500, key: 'by hand' })
  await run(refund, paymentId, '100', 'Goodwill')
  await register.settle()
  const line = await run(refunds)
  expect(line).toMatch(new RegExp(`^[0-9a-f-]{36} £1 since 27 March 2026, 09:30: Goodwill \\(payment ${paymentId}\\)$`))
  expect(await run(refundPaid, line.slice(0, 36), 'by', 'transfer.')).toMatch(/^£1 is written down as given back/)
  expect(await run(refunds)).toBe('The card provider has refused none.')
})

test('what Staff have paid in another way is named with how', () => {
  for (const words of [[], ['x', 'how'], [newId()]]) expect(refundPaid.read(words)).toBeNull()
})
