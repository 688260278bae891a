import { afterAll, beforeAll, expect, test } from 'vitest'
import { havePet } from '#src/testing/lookups.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await havePet(register, { chip: '985121004515220' })
})
afterAll(() => register.close())

test('counts what others wrote and I have not read, and nothing of mine', async () => {
  const anna = await register.as('anna')
  const unread = async () => (await anna.unreadMessages({})).data.unread
  expect(await unread()).toBe(0)
  const { data } = await register.stranger.addMicrochipLookup({ chipNumber: '985121004515220', message: 'I have her.' })
  await register.stranger.sendMessage({ relayKey: data.relayKey, text: 'By the weir.' })
  await anna.sendMessage({ threadId: data.threadId, text: 'Thank you!' })
  expect(await unread()).toBe(2)
  await anna.getFounderInfo({ threadId: data.threadId })
  expect(await unread()).toBe(0)
})
