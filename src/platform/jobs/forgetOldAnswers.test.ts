import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an answer is kept for a week for whoever asks again, and not for ever', async () => {
  const anna = await register.as('anna')
  await anna.updateUser({ antiPhishingWord: 'marmalade' }, { headers: { 'idempotency-key': 'k' } })
  const kept = () => register.db.selectFrom('idempotency').select('key').execute()

  register.clock.turn({ days: 6 })
  await register.runJob('forgetOldAnswers', {})
  expect(await kept()).toEqual([{ key: 'k' }])
  register.clock.turn({ days: 2 })
  await register.runJob('forgetOldAnswers', {})
  expect(await kept()).toEqual([])
})

test('whether a message was taken by its carrier is kept for a year', async () => {
  await register.db.insertInto('delivery').values({ messageId: 'm', delivered: true, at: register.clock.now() }).execute()
  const kept = () => register.db.selectFrom('delivery').select('messageId').where('messageId', '=', 'm').execute()

  register.clock.turn({ days: 365 })
  await register.runJob('forgetOldAnswers', {})
  expect(await kept()).toHaveLength(1)
  register.clock.turn({ days: 1 })
  await register.runJob('forgetOldAnswers', {})
  expect(await kept()).toEqual([])
})
