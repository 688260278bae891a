import { afterAll, beforeAll, expect, test } from 'vitest'
import { applied, chosen, quoted, quoteRow, withoutInsurer } from '#src/testing/insurance.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a keeper chooses cover at the price they were shown, and may choose another', async () => {
  const { keeper, quoteId } = await chosen(register)
  expect(await quoteRow(register, quoteId)).toMatchObject({
    status: 'selected',
    cover: 'lifetime',
    pays: 'monthly',
    annualPence: 25_240,
    monthlyPence: 2104,
  })
  const other = { quoteId, cover: 'accident', pays: 'yearly', shownPence: 7673 }
  expect(await keeper.api.chooseInsurance(other)).toMatchObject({ status: 200, data: { status: 'selected' } })
  expect(await quoteRow(register, quoteId)).toMatchObject({ cover: 'accident', annualPence: 7673 })
})

test('whoever has the key and signs in keeps the quote by choosing', async () => {
  const asked = await quoted(register, register.stranger)
  const keeper = await confirmed(register)
  const choice = { cover: 'lifetime', pays: 'yearly', shownPence: 25_240 }
  expect(await keeper.api.chooseInsurance({ ...asked, ...choice })).toMatchObject({ status: 200 })
  expect((await quoteRow(register, asked.quoteId)).accountId).toBe(keeper.id)
})

test('refuses another’s quote, another price, and one with the insurer', async () => {
  const { keeper, quoteId, choice } = await chosen(register)
  const other = await confirmed(register)
  expect(await other.api.chooseInsurance({ quoteId, ...choice })).toMatchObject({ status: 404, code: 'noSuchQuote' })
  const cheaper = { ...choice, shownPence: choice.shownPence - 1 }
  expect(await keeper.api.chooseInsurance({ quoteId, ...cheaper })).toMatchObject({ status: 409, code: 'priceChanged', clause: 'INS-4' })
  const sent = await applied(register)
  expect(await sent.keeper.api.chooseInsurance({ quoteId: sent.quoteId, ...choice })).toMatchObject({ status: 409, clause: 'INS-4' })
  const waiting = await quoted(register, keeper.api, { valuePence: 50_300 })
  expect(await keeper.api.chooseInsurance({ quoteId: waiting.quoteId, ...choice })).toMatchObject({ status: 409, clause: 'INS-4' })
})

test('refuses one whose start has passed, and one that’s 30 days old', async () => {
  const { keeper, quoteId, choice } = await chosen(register)
  register.clock.turn({ days: 3 })
  expect(await keeper.api.chooseInsurance({ quoteId, ...choice })).toMatchObject({ status: 409, code: 'startPassed' })
  register.clock.turn({ days: 26, hours: 23 })
  const again = await confirmed(register)
  const late = await quoted(register, again.api)
  register.clock.turn({ hours: 2 })
  await keeper.api.logout({})
  expect(await again.api.chooseInsurance({ quoteId: late.quoteId, ...choice })).toMatchObject({ status: 200 })
  await register.db.updateTable('insuranceQuote').set({ expiresAt: register.clock.now() }).where('id', '=', late.quoteId).execute()
  expect(await again.api.chooseInsurance({ quoteId: late.quoteId, ...choice })).toMatchObject({ status: 409, code: 'expired' })
})

test('without an insurer that’s authorised nothing is chosen', async () => {
  const { keeper, quoteId, choice } = await chosen(register)
  await withoutInsurer(register, async () =>
    expect(await keeper.api.chooseInsurance({ quoteId, ...choice })).toMatchObject({ status: 503, code: 'notSelling' }),
  )
})
