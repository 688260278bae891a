import { afterAll, beforeAll, expect, test } from 'vitest'
import { grant } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test.each([
  ['bryony', 'breeder50', 42_500, 50],
  ['idris', 'implanter25', 22_500, 25],
  ['wilma', 'welfare100', 45_000, 100],
] as const)('%s buys %s, and has the registrations once they are paid and not before', async (key, plan, pence, registrations) => {
  const api = await register.as(key)
  const { data } = await api.buyFreeRegistrations({ plan, quantity: 2 })
  expect(data).toMatchObject({ plan, quantity: 2, amount: { pence: pence * 2 } })
  expect((await api.getCredits()).data.left).toBe(0)
  expect(await grant(register, data.purchaseId)).toBe(true)
  expect((await api.getCredits()).data).toMatchObject({ left: registrations * 2, lots: [{ source: 'plan', expiresAt: null }] })
})

test('what is paid twice is given once, and the second time says so', async () => {
  const api = await register.as('bryony')
  const before = (await api.getCredits()).data.left
  const { data } = await api.buyFreeRegistrations({ plan: 'breeder10' })
  const given = await Promise.all([grant(register, data.purchaseId), grant(register, data.purchaseId)])
  expect(given.map((one) => (one === true ? 'true' : one.words)).sort()).toEqual([
    'It had already been paid for, so you didn’t owe anything',
    'true',
  ])
  expect((await api.getCredits()).data.left).toBe(before + 10)
})

test('the registrations of another profession: notForYou', async () => {
  const api = await register.as('bryony')
  expect(await api.buyFreeRegistrations({ plan: 'welfare100' })).toMatchObject({ status: 403, code: 'notForYou' })
})

test('a plan for one’s own animals is none to give: noSuchPlan', async () => {
  const api = await register.as('bryony')
  for (const plan of ['single', 'household', 'gold'])
    expect(await api.buyFreeRegistrations({ plan })).toMatchObject({ status: 404, code: 'noSuchPlan' })
})

test('a keeper who is nothing else cannot buy them', async () => {
  const anna = await register.as('anna')
  expect(await anna.buyFreeRegistrations({ plan: 'breeder10' })).toMatchObject({ status: 403, code: 'notYourRole' })
})
