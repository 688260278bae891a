import { afterAll, beforeAll, expect, test } from 'vitest'
import { reachableKeeper } from '#src/testing/details.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister({ BOUNCE_KEY: 'bounce-key' })
})
afterAll(() => register.close())

const bounced = (payload: object, key = 'bounce-key') =>
  register.app.inject({ method: 'POST', url: '/api/v1/webhooks/bounces', headers: { authorization: `Bearer ${key}` }, payload })

const checks = async (accountId: string) => {
  await register.drain()
  return register.db.selectFrom('contactCheck').select(['why', 'status']).where('accountId', '=', accountId).execute()
}

test('an e-mail that its carrier refuses for good puts its keeper’s details in doubt, once', async () => {
  const keeper = await reachableKeeper(register, { email: 'gone@nowhere.invalid' })
  expect(await checks(keeper.id)).toEqual([{ why: 'email', status: 'unverified' }])
  expect((await keeper.api.getTasks({})).data.items).toContainEqual(
    expect.objectContaining({ kind: 'cameBack', title: 'Our e-mail to you came back' }),
  )
})

test('a carrier that says so later is believed with its key only, and the keeper hears of it by the other way', async () => {
  const keeper = await reachableKeeper(register, { mobile: '07700 900777' })
  expect((await bounced({ email: keeper.email }, 'guessed')).statusCode).toBe(401)
  expect((await bounced({ post: 'nowhere' })).statusCode).toBe(400)
  expect(await checks(keeper.id)).toEqual([])
  expect((await bounced({ email: keeper.email })).statusCode).toBe(200)
  expect((await bounced({ email: keeper.email })).statusCode).toBe(200)
  expect(await checks(keeper.id)).toEqual([{ why: 'email', status: 'unverified' }])
  await register.db.updateTable('account').set({ mobileVerifiedAt: register.clock.now() }).where('id', '=', keeper.id).execute()
  await register.runJob('watchDetails', {})
  expect((await mailbox(register, '+447700900777')).at(-1)?.text).toContain('Our e-mail to you came back')
})

test('a new number ends the doubt about the old one', async () => {
  const keeper = await reachableKeeper(register, { mobile: '07700 900778' })
  await register.db.updateTable('account').set({ mobileVerifiedAt: register.clock.now() }).where('id', '=', keeper.id).execute()
  await bounced({ mobile: '07700 900778' })
  expect(await checks(keeper.id)).toEqual([{ why: 'sms', status: 'unverified' }])
  register.clock.turn({ minutes: 1 })
  await register.db.updateTable('account').set({ mobileVerifiedAt: register.clock.now() }).where('id', '=', keeper.id).execute()
  expect((await keeper.api.getContactChecks({})).data.items).toEqual([])
})

test('what comes back from a stranger’s address puts nobody in doubt', async () => {
  expect((await bounced({ email: 'stranger@example.net' })).statusCode).toBe(200)
  await register.drain()
  const rows = await register.db.selectFrom('contactCheck').select('id').where('why', '=', 'email').execute()
  expect(rows).toHaveLength(2)
})
