import { afterAll, beforeAll, expect, test } from 'vitest'
import { STAFF } from '#database/seed/staff.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf, staffAccount } from '#src/testing/staff.ts'
import { listStaff } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('lists who is one of Staff', async () => {
  expect(await run(listStaff, {})).toEqual({
    items: [{ accountId: await staffAccount(register), name: STAFF.name, email: STAFF.email }],
  })
})
