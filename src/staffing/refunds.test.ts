import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { paid } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import type { Command } from './command.ts'
import { payments, refund, refunds } from './refunds.ts'
import { staffAt } from './staff.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

async function run(command: Command, ...words: string[]): Promise<string> {
  const work = command.read(words)
  if (!work) throw new Error(`These words are wrong: ${words}`)
  return (await work(staffAt(register, register.clock.now()))).join('\n')
}

test('Staff give a part back, and the payer reads why', async () => {
  const { paymentId, email } = await paid(register)
  expect(await run(refund, paymentId, '250', 'It', 'took', 'too', 'long.')).toMatch(/^£2\.50 goes back to the card\./)
  expect((await newestTo(register, email)).text).toContain('Why: It took too long.')
  expect(await run(refunds)).toBe('Every refund was made.')
  expect(await run(payments, email)).toMatch(new RegExp(`^${paymentId} .* partRefunded: £15, £2.50 given back, `))
})

test('without a sum all that was not used goes back', async () => {
  const { paymentId } = await paid(register)
  expect(await run(refund, paymentId, 'You asked for it')).toMatch(/^£15 goes back/)
  await expect(run(refund, newId(), 'You asked for it')).rejects.toThrow('There is no such payment')
})

test('a refund needs a payment and a reason', () => {
  for (const words of [[], ['x', 'why'], [newId()], [newId(), '500']]) expect(refund.read(words)).toBeNull()
})

test('what the provider refused is listed', async () => {
  const { paymentId, form } = await paid(register)
  await register.needs.cards.main.refund({ intentId: form.clientSecret.split('_secret_')[0] ?? '', pence: 1500, key: 'by hand' })
  await run(refund, paymentId, '100', 'Goodwill')
  await register.settle()
  expect(await run(refunds)).toMatch(new RegExp(`^${paymentId} £1 since 27 March 2026, 09:30: Goodwill$`))
})
