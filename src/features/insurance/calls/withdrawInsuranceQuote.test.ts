import { afterAll, beforeAll, expect, test } from 'vitest'
import { applied, quoted, quoteRow } from '#src/testing/insurance.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a quote that is deleted is forgotten at once', async () => {
  const asked = await quoted(register, register.stranger)
  await register.stranger.saveInsuranceQuote({ ...asked, email: 'gone@example.org' })
  expect((await register.stranger.withdrawInsuranceQuote(asked)).data).toEqual({ status: 'withdrawn' })
  expect(await quoteRow(register, asked.quoteId)).toMatchObject({ answers: null, offers: null, email: null, petName: null })
})

test('refuses another’s quote, and one that’s with the insurer', async () => {
  const { quoteId } = await quoted(register, register.stranger)
  expect(await register.stranger.withdrawInsuranceQuote({ quoteId })).toMatchObject({ status: 404, code: 'noSuchQuote' })
  const sent = await applied(register)
  expect(await sent.keeper.api.withdrawInsuranceQuote({ quoteId: sent.quoteId })).toMatchObject({ status: 409, clause: 'INS-8' })
})
