import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import { quoted } from '#src/testing/insurance.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a quote opens to its key until an account keeps it, and then to that account alone', async () => {
  const { stranger } = register
  const { quoteId, key } = await quoted(register, stranger)
  expect(await stranger.getInsuranceQuote({ quoteId, key })).toMatchObject({ status: 200 })
  for (const wrong of [undefined, '', key.toLowerCase(), `${key}0`])
    expect(await stranger.getInsuranceQuote({ quoteId, ...(wrong !== undefined && { key: wrong }) })).toMatchObject({ code: 'noSuchQuote' })

  const [keeper, other] = [await confirmed(register), await confirmed(register)]
  await keeper.api.saveInsuranceQuote({ quoteId, key })
  expect(await keeper.api.getInsuranceQuote({ quoteId })).toMatchObject({ data: { savedIn: 'account' } })
  for (const api of [stranger, other.api])
    expect(await api.getInsuranceQuote({ quoteId, key })).toMatchObject({ status: 404, code: 'noSuchQuote' })
})

test('a key opens no other quote', async () => {
  const [one, other] = [await quoted(register, register.stranger), await quoted(register, register.stranger)]
  expect(await register.stranger.getInsuranceQuote({ quoteId: one.quoteId, key: other.key })).toMatchObject({ code: 'noSuchQuote' })
})

test('looking up a chip says nothing of insurance', async () => {
  const keeper = await confirmed(register)
  const { data } = await keeper.api.addPet(animal())
  await quoted(register, keeper.api, {}, { petId: data.petId })
  const pet = (await keeper.api.getPetDetail({ petId: data.petId })).data
  const answer = await register.stranger.publicChipInfo({ chipNumber: pet.chipNumber })
  expect(answer.status).toBe(200)
  expect(JSON.stringify([answer.data, pet])).not.toMatch(/insur|quote|premium/i)
})
