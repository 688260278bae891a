import { afterAll, beforeAll, expect, test } from 'vitest'
import { payoutPrepared } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listPayouts } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('Staff see what is to be paid to whom, with the end of the account number alone', async () => {
  expect((await run(listPayouts, {})).items).toEqual([])
  const { implanter, payoutId } = await payoutPrepared(register)
  const { items } = await run(listPayouts, {})
  expect(items).toMatchObject([{ payoutId, email: implanter.email, amount: { pence: 1000 }, visits: 1, accountEnding: '678' }])
  expect(JSON.stringify(items)).not.toContain('12345678')
})
