import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleInsurer } from '#adapters/insurer/example.ts'
import { quoted, withoutInsurer } from '#src/testing/insurance.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a quote that the insurer didn’t answer for is priced once it’s back', async () => {
  const { stranger, services } = register
  const example = exampleInsurer(register.clock)
  const asked = await quoted(register, stranger, { valuePence: 50_300 })
  expect(await stranger.priceInsuranceQuote(asked)).toMatchObject({ status: 503, code: 'insurerAway' })
  const { quote } = services.insurer
  services.insurer.quote = (question) => example.quote({ ...question, valuePence: 50_301 })
  expect(await stranger.priceInsuranceQuote(asked)).toMatchObject({ status: 200, data: { status: 'priced' } })
  expect(await stranger.priceInsuranceQuote(asked)).toMatchObject({ status: 409, clause: 'INS-2' })
  services.insurer.quote = quote
})

test('refuses another’s quote, and one whose start has passed', async () => {
  const { stranger } = register
  const asked = await quoted(register, stranger, { valuePence: 50_300 })
  expect(await stranger.priceInsuranceQuote({ quoteId: asked.quoteId })).toMatchObject({ status: 404, code: 'noSuchQuote' })
  register.clock.turn({ days: 3 })
  expect(await stranger.priceInsuranceQuote(asked)).toMatchObject({ status: 409, code: 'startPassed' })
})

test('without an insurer that’s authorised nothing is priced, but a quote is still seen, and can be deleted', async () => {
  const { stranger } = register
  const asked = await quoted(register, stranger, { valuePence: 50_300 })
  await withoutInsurer(register, async () => {
    expect(await stranger.priceInsuranceQuote(asked)).toMatchObject({ status: 503, code: 'notSelling' })
    expect((await stranger.getInsuranceTerms({})).data).toEqual({ isOffered: false, insurer: null })
    expect(await stranger.getInsuranceQuote(asked)).toMatchObject({ status: 200 })
    expect(await stranger.withdrawInsuranceQuote(asked)).toMatchObject({ status: 200 })
  })
})
