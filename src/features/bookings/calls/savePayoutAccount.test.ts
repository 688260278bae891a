import { afterAll, beforeAll, expect, test } from 'vitest'
import { BANK, bookableImplanter } from '#src/testing/bookings.ts'
import { NEWCOMERS_PASSWORD } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, subjectsTo } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an implanter’s bank account is kept sealed, shown by its end alone, and each change is told to them', async () => {
  const implanter = await bookableImplanter(register)
  const saved = await implanter.api.savePayoutAccount({ ...BANK, password: NEWCOMERS_PASSWORD })
  expect(saved.data).toEqual({ ending: '678' })
  const row = await register.db.selectFrom('payoutAccount').selectAll().where('accountId', '=', implanter.id).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toMatch(/309421|12345678/)
  await register.drain()
  expect(await subjectsTo(register, implanter.email)).toContain('Your bank account for payouts has changed')
})

test('without the password, and with other digits than an account has, nothing is changed', async () => {
  const { api } = await bookableImplanter(register)
  expect(await api.savePayoutAccount({ ...BANK, password: 'not my password' })).toMatchObject({ status: 403, code: 'wrongPassword' })
  const short = await api.savePayoutAccount({ holderName: ' ', sortCode: '30942', accountNumber: '1234567', password: NEWCOMERS_PASSWORD })
  expect(short).toMatchObject({
    status: 400,
    fields: { holderName: 'Enter the name on the account', sortCode: expect.anything(), accountNumber: expect.anything() },
  })
  expect((await api.getPayouts({})).data.account).toBeNull()
})

test('who never was an implanter has no bank account to be paid to', async () => {
  const { api } = await confirmed(register)
  expect(await api.savePayoutAccount({ ...BANK, password: NEWCOMERS_PASSWORD })).toMatchObject({ status: 404, code: 'notImplanter' })
})
