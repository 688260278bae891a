import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { payoutPrepared } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { subjectsTo } from '#src/testing/rehomings.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listPayouts, recordPayout } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('Staff record that a payout is paid, once, and the implanter is told', async () => {
  const { implanter, payoutId } = await payoutPrepared(register)
  expect((await run(listPayouts, {})).items.map((one) => one.payoutId)).toContain(payoutId)
  const paid = await run(recordPayout, { payoutId, reference: 'HOMEWARD APR 2026' })
  expect(paid.amount.pence).toBe(1000)
  expect((await run(listPayouts, {})).items.map((one) => one.payoutId)).not.toContain(payoutId)
  expect((await implanter.api.getPayouts({})).data.items).toMatchObject([{ status: 'paid', reference: 'HOMEWARD APR 2026' }])
  await register.drain()
  expect(await subjectsTo(register, implanter.email)).toContain('We’ve paid you £10')
  await expect(run(recordPayout, { payoutId, reference: 'AGAIN' })).rejects.toMatchObject({ status: 409 })
  expect((await implanter.api.getPayouts({})).data.items[0]?.reference).toBe('HOMEWARD APR 2026')
  await expect(run(recordPayout, { payoutId: newId(), reference: 'X' })).rejects.toMatchObject({ status: 404, code: 'noSuchPayout' })
})
