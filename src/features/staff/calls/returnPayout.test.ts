import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { payoutPrepared } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { subjectsTo } from '#src/testing/rehomings.ts'
import { deskOf } from '#src/testing/staff.ts'
import { recordPayout, returnPayout } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('what the bank sent back is owed again, and the implanter reads why', async () => {
  const { implanter, payoutId } = await payoutPrepared(register)
  await run(recordPayout, { payoutId, reference: 'HOMEWARD' })
  await run(returnPayout, { payoutId, reason: 'The account is closed.' })
  expect((await implanter.api.getPayouts({})).data).toMatchObject({ due: { pence: 1000 }, items: [{ status: 'returned' }] })
  await register.drain()
  expect(await subjectsTo(register, implanter.email)).toContain('We couldn’t pay you £10')
  await expect(run(returnPayout, { payoutId: newId(), reason: 'No' })).rejects.toMatchObject({ status: 404, code: 'noSuchPayout' })
})
