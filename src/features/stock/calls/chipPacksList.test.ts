import { afterAll, beforeAll, expect, test } from 'vitest'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { batchOf, newImplanter, paidOrder } from '#src/testing/stock.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await batchOf(register, 60)
})
afterAll(() => register.close())

test('packs are shown with both prices, whether they are in stock, and how many chips a first order may have', async () => {
  const { api } = await newImplanter(register)
  const { data } = await api.chipPacksList()
  expect(data).toMatchObject({ mostChips: 25, may: true })
  expect(data.packs.map(({ size, inStock }) => [size, inStock])).toEqual([
    [10, true],
    [25, true],
    [50, true],
    [100, false],
  ])
  for (const { price, priceWithRegistrations } of data.packs) expect(priceWithRegistrations.pence).toBeGreaterThan(price.pence)
})

test('an implanter whose certificate is not verified reads why none may be ordered', async () => {
  const { api } = await join(register, {
    profileType: 'Implanter',
    professional: { kind: 'Implanter', certificateReference: 'LN-1', species: ['dog'] },
  })
  expect((await api.chipPacksList()).data.may).toEqual({ clause: 'STOCK-1', words: expect.stringMatching(/certificate/) })
})

test('what is on its way counts, until it has come', async () => {
  const { api } = await newImplanter(register)
  await paidOrder(register, api)
  expect((await api.chipPacksList()).data).toMatchObject({
    mostChips: 0,
    may: { clause: 'STOCK-1', words: expect.stringMatching(/on their way/) },
  })
})
