import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailbox } from '#src/testing/mailbox.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { giveCredits } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

async function after(days: number) {
  register.clock.turn({ days })
  await register.runJob('watchCredits', {})
  await register.runJob('watchCredits', {})
}

test('whoever has a present left is told 30 and 7 days before it ends, each once, and then it is written off', async () => {
  const { id, email } = await joinReachable(register)
  const creditBatchId = await giveCredits(register, id, 2, 'promotion')
  await giveCredits(register, id, 5, 'plan')
  const letters = async () => (await mailbox(register, email)).filter(({ subject }) => subject?.includes('expire soon')).length
  await after(334)
  expect(await letters()).toBe(0)
  await after(1)
  expect(await letters()).toBe(1)
  await after(22)
  expect(await letters()).toBe(1)
  await after(1)
  expect(await letters()).toBe(2)
  await after(7)
  expect(await letters()).toBe(2)
  const entries = await register.db.selectFrom('creditEntry').select(['change', 'why']).where('creditBatchId', '=', creditBatchId).execute()
  expect(entries).toEqual([{ change: -2, why: 'expiry' }])
})

test('after a standstill one letter goes out, and none about what is used up', async () => {
  const [late, none] = [await joinReachable(register), await joinReachable(register)]
  await giveCredits(register, late.id, 1, 'promotion')
  const used = await giveCredits(register, none.id, 1, 'promotion')
  await register.db
    .insertInto('creditEntry')
    .values({ id: used, creditBatchId: used, petId: null, change: -1, why: 'refund', at: register.clock.now() })
    .execute()
  await after(360)
  expect((await mailbox(register, late.email)).filter(({ subject }) => subject === 'Your free credit expires soon')).toHaveLength(1)
  expect((await mailbox(register, none.email)).filter(({ subject }) => subject?.includes('free credit'))).toEqual([])
})
