import { afterAll, beforeAll, expect, test } from 'vitest'
import { applied, quoted, quoteRow } from '#src/testing/insurance.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('without an account, a private link comes by e-mail, in our own words alone', async () => {
  const asked = await quoted(register, register.stranger, { petName: 'Buy at evil.example' })
  expect((await register.stranger.saveInsuranceQuote({ ...asked, email: 'Guest@Example.org' })).data).toEqual({ savedIn: 'email' })
  const { text } = await newestTo(register, 'guest@example.org')
  expect(text).toContain(`/quote/${asked.quoteId}?key=${asked.key}`)
  expect(text).not.toContain('evil')
})

test('the link goes to one address, which may ask for it again', async () => {
  const asked = await quoted(register, register.stranger)
  expect(await register.stranger.saveInsuranceQuote(asked)).toMatchObject({ status: 400, code: 'emailNeeded' })
  for (const email of ['first@example.org', 'first@example.org']) await register.stranger.saveInsuranceQuote({ ...asked, email })
  expect(await mailbox(register, 'first@example.org')).toHaveLength(2)
  const other = await register.stranger.saveInsuranceQuote({ ...asked, email: 'second@example.org' })
  expect(other).toMatchObject({ status: 409, code: 'sentAlready' })
  expect(await mailbox(register, 'second@example.org')).toEqual([])
})

test('who is signed in keeps it in their account, and its key opens it no more', async () => {
  const keeper = await confirmed(register)
  const asked = await quoted(register, register.stranger)
  expect((await keeper.api.saveInsuranceQuote(asked)).data).toEqual({ savedIn: 'account' })
  expect((await quoteRow(register, asked.quoteId)).accountId).toBe(keeper.id)
  const email = 'thief@example.org'
  expect(await register.stranger.saveInsuranceQuote({ ...asked, email })).toMatchObject({ status: 404, code: 'noSuchQuote' })
})

test('a quote that’s over is not saved; one that’s with the insurer is saved already', async () => {
  const asked = await quoted(register, register.stranger)
  await register.stranger.withdrawInsuranceQuote(asked)
  expect(await register.stranger.saveInsuranceQuote({ ...asked, email: 'late@example.org' })).toMatchObject({ status: 409, code: 'notNow' })
  const { keeper, quoteId } = await applied(register)
  expect((await keeper.api.saveInsuranceQuote({ quoteId })).data).toEqual({ savedIn: 'account' })
})
