import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { checkRates } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('the table of rates has nothing wrong with it, and Staff see what it comes to', async () => {
  const { version, problems, items } = await run(checkRates, {})
  expect({ version, problems }).toEqual({ version: '2026-11', problems: [] })
  expect(items).toHaveLength(12)
  expect(items[3]).toEqual({ animal: 'dog', cover: 'lifetime', aYear: '£218.43', aMonth: '£18.21' })
})
