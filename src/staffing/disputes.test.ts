import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { CARD, paid } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { runAsStaff } from '#src/testing/staff.ts'
import type { Command } from './command.ts'
import { dispute, disputes } from './disputes.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = (command: Command, ...words: string[]) => runAsStaff(register, command, ...words)

test('Staff see what a bank asks about, answer it, and see that it is answered', async () => {
  expect(await run(disputes)).toBe('No bank asks about a payment.')
  const { paymentId } = await paid(register, 'single', 1, CARD.disputed)
  register.clock.turn({ minutes: 2 })
  await register.runJob('watchDisputes', {})
  await register.settle()
  const line = await run(disputes)
  expect(line).toMatch(new RegExp(`£15 held \\(fraudulent\\), answer by 3 April 2026, .*: payment ${paymentId}, One pet`))
  const id = line.slice(0, 36)
  expect(await run(dispute, id, 'answer', 'The animal is on the register')).toContain('The bank is told')
  await register.settle()
  expect(await run(disputes)).toMatch(/no answer is asked for now/)
  await expect(run(dispute, id, 'accept')).rejects.toThrow('The bank asks for no answer')
  await expect(run(dispute, newId(), 'accept')).rejects.toThrow('There is no such dispute')
})

test('an answer needs words, and giving in needs none', () => {
  const id = newId()
  for (const words of [[], [id], [id, 'answer'], [id, 'accept', 'why'], ['12', 'accept'], [id, 'win', 'why']])
    expect(dispute.read(words)).toBeNull()
  expect(disputes.read(['all'])).toBeNull()
})
