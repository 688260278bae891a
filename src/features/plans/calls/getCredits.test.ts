import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import { join } from '#src/testing/newcomer.ts'
import { giveCredits, giveHousehold, grant } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { suspend } from '../suspension.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('somebody new has none', async () => {
  const { api } = await join(register)
  expect((await api.getCredits()).data).toMatchObject({ left: 0, household: false, lots: [], owed: null })
})

test('batches are shown in the order in which they are used: what expires first, then what never does', async () => {
  const { api, id } = await join(register)
  await giveCredits(register, id, 3, 'plan')
  register.clock.turn({ days: 1 })
  await giveCredits(register, id, 2, 'promotion')
  const { data } = await api.getCredits()
  expect(data.left).toBe(5)
  expect(data.lots).toMatchObject([
    { source: 'promotion', quantity: 2, left: 2, expiresAt: '2027-03-28T09:30:00.000Z' },
    { source: 'plan', quantity: 3, left: 3, expiresAt: null },
  ])
})

test('a present that has expired is no longer there, what was paid for is', async () => {
  const { email, password, id } = await join(register)
  await giveCredits(register, id, 2, 'promotion')
  await giveCredits(register, id, 3, 'plan')
  register.clock.turn({ days: 366 })
  const { data } = await register.stranger.login({ email, password })
  expect((await register.withToken(data.token).getCredits()).data).toMatchObject({ left: 3, lots: [{ source: 'plan' }] })
})

test('a household plan is shown, and nobody else’s registrations are', async () => {
  const { api, id } = await join(register)
  await giveHousehold(register, id)
  expect((await api.getCredits()).data).toMatchObject({ left: 0, household: true, lots: [], owed: null })
})

test('animals that wait to be paid for are counted, with the one purchase that pays for all of them', async () => {
  const { api } = await join(register)
  for (const _ of [1, 2]) await api.addPet(animal())
  const { owed } = (await api.getCredits()).data
  expect(owed).toMatchObject({
    owing: 2,
    paid: 0,
    words:
      '2 registrations still need paying for: £30. You can pay for them now, or leave each one to the animal’s next keeper. The household plan costs £29 for every pet you keep, now and in future.',
  })
  expect(owed?.pay).toEqual({
    lines: [
      {
        plan: 'household',
        name: 'Every pet in the household, for life',
        registrations: null,
        quantity: 1,
        amount: { pence: 2900, currency: 'GBP' },
      },
    ],
    amount: { pence: 2900, currency: 'GBP' },
    leftOver: 0,
    saves: { pence: 100, currency: 'GBP' },
  })
})

test('PLAN-10: the household plan is offered at what it costs after single pets were paid for', async () => {
  const { api } = await join(register)
  for (const _ of [1, 2]) await grant(register, (await api.addPet(animal())).data.payment?.purchaseId ?? '')
  await api.addPet(animal())
  expect((await api.getCredits()).data.owed).toMatchObject({
    owing: 1,
    pay: { lines: [{ plan: 'household' }], amount: { pence: 0 } },
    words: expect.stringContaining('You’ve just paid enough for the household plan.'),
  })
})

test('a household whose bank holds what it paid for its plan isn’t offered another', async () => {
  const { api, id } = await join(register)
  await suspend(register.db, await giveHousehold(register, id), register.clock.now())
  for (const _ of [1, 2]) await api.addPet(animal())
  expect((await api.getCredits()).data.owed).toMatchObject({ pay: { lines: [{ plan: 'single', quantity: 2 }], amount: { pence: 3000 } } })
})

test('each plan says whether this person may buy it, by the rule that buyPlan goes by', async () => {
  const [{ api, id }, bryony] = [await join(register), await register.as('bryony')]
  const buying = async (client: typeof api) =>
    Object.fromEntries((await client.getCredits()).data.plans.map(({ code, can }) => [code, can.buy]))
  expect(await buying(api)).toMatchObject({
    single: true,
    household: true,
    breeder10: { clause: 'PLAN-7', words: 'This plan is for a different type of account' },
  })
  expect(await buying(bryony)).toMatchObject({ breeder10: true })
  await giveHousehold(register, id)
  expect(await buying(api)).toMatchObject({
    single: { clause: 'PLAN-9', words: 'Your household plan already covers every pet you keep' },
    household: { clause: 'PLAN-9', words: 'Your household already has this plan' },
  })
})
