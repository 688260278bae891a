import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshAddress, join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

async function twoDevices() {
  const { email, password, api } = await join(register)
  const { data } = await register.stranger.login({ email, password }, { address: freshAddress() })
  return { here: api, phone: register.withToken(data.token) }
}

test('a device that was lost is signed out from another, which stays signed in', async () => {
  const { here, phone } = await twoDevices()
  const other = (await here.getSessions()).data.items.find(({ isThis }) => !isThis)
  expect(await here.endSession({ sessionId: other?.id })).toMatchObject({ status: 200, message: 'Signed out' })
  expect((await phone.userProfile()).status).toBe(401)
  expect((await here.userProfile()).status).toBe(200)
})

test('all others are signed out at once', async () => {
  const { here, phone } = await twoDevices()
  expect((await here.endSession({})).status).toBe(200)
  expect((await phone.userProfile()).status).toBe(401)
  expect((await here.getSessions()).data.items).toMatchObject([{ isThis: true }])
})

test('somebody else’s device, and one that has signed out, are not there: noSuchSession', async () => {
  const [mine, theirs] = [await twoDevices(), await twoDevices()]
  const [foreign] = (await theirs.here.getSessions()).data.items
  expect(await mine.here.endSession({ sessionId: foreign?.id })).toMatchObject({ status: 404, code: 'noSuchSession' })
  expect((await theirs.here.userProfile()).status).toBe(200)
  const other = (await mine.here.getSessions()).data.items.find(({ isThis }) => !isThis)
  await mine.phone.logout()
  expect(await mine.here.endSession({ sessionId: other?.id })).toMatchObject({ status: 404, code: 'noSuchSession' })
})
