import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifiedImplanter } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { received } from '#src/testing/stafforders.ts'
import { batchOf } from '#src/testing/stock.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await batchOf(register, 60)
})
afterAll(() => register.close())

test('the chips to choose from are whole packs, and what is left of them', async () => {
  const one = await received(register)
  const colleague = await verifiedImplanter(register, {})
  const { numbers } = one
  const whole = (await one.api.chipsToHandOver({})).data.runs
  expect(whole).toMatchObject([{ from: numbers[0], to: numbers[24], chips: 25 }])
  await one.api.handOverChips({ to: colleague.email, chips: numbers.slice(10, 15) })
  const left = (await one.api.chipsToHandOver({})).data.runs
  expect(left.map(({ from, chips }) => [from, chips])).toEqual([
    [numbers[0], 10],
    [numbers[15], 10],
  ])
})

test('an implanter without chips has none to choose from', async () => {
  const { api } = await verifiedImplanter(register, {})
  expect((await api.chipsToHandOver({})).data).toEqual({ runs: [] })
})
