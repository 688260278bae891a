import { afterAll, beforeAll, expect, test } from 'vitest'
import { applied, quoted } from '#src/testing/insurance.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listInsurance } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('Staff see what the insurer hasn’t decided or priced, and nothing of the person or what they answered', async () => {
  const { quoteId } = await applied(register, { preExisting: 'yes', conditions: ['ears'] })
  const waiting = await quoted(register, register.stranger, { valuePence: 50_300 })
  await quoted(register, register.stranger)
  await register.drain()
  const { items } = await run(listInsurance, {})
  expect(items).toMatchObject([
    { quoteId, status: 'referred', reference: `EX-${quoteId}`, cover: 'lifetime', aYear: '£252.40' },
    { quoteId: waiting.quoteId, status: 'details', cover: '', aYear: '' },
  ])
  expect(JSON.stringify(items)).not.toMatch(/Biscuit|SY8|ears|Nia|@/)
  register.clock.turn({ hours: 2 })
  await register.runJob('askInsurers', {})
  await register.drain()
  expect((await run(listInsurance, {})).items).toMatchObject([{ quoteId: waiting.quoteId }])
})
