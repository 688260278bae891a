import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { havePet } from '#src/testing/lookups.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

const CHIP = '985121004515220'
let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await havePet(register, { chip: CHIP })
})
afterAll(() => register.close())
beforeEach(() => register.clock.turn({ hours: 2 }))

const leave = async () => (await register.stranger.addMicrochipLookup({ chipNumber: CHIP, message: 'I have her.' })).data

test('the key in a finder’s link opens the conversation, with the pet’s name and nothing of the keeper', async () => {
  const { relayKey, threadId } = await leave()
  const { status, data } = await register.stranger.conversation({ relayKey })
  expect(status).toBe(200)
  expect(data).toMatchObject({ side: 'guest', about: 'lookup', petId: null, other: { name: 'Bramble’s keeper', role: 'keeper' } })
  for (const secret of ['Anna', 'Hughes', register.people.anna]) expect(JSON.stringify(data)).not.toContain(secret)
  expect(data).toMatchObject({ threadId, petName: 'Bramble', species: 'dog', messages: [{ side: 'guest', text: 'I have her.' }] })
})

test('a link preview that opens the conversation marks nothing as read', async () => {
  const { relayKey, threadId } = await leave()
  const anna = await register.as('anna')
  await anna.sendMessage({ threadId, text: 'Where are you?' })
  await register.stranger.conversation({ relayKey })
  const { data } = await register.stranger.conversation({ relayKey })
  expect(data.messages.map(({ readAt }) => readAt)).toEqual([null, null])
})

test('a key that nobody was given, and the id of a conversation in its place, are answered alike', async () => {
  const { threadId } = await leave()
  for (const relayKey of ['made-up', threadId]) {
    const { status, code, message } = await register.stranger.conversation({ relayKey })
    expect([status, code]).toEqual([404, 'linkUnknown'])
    expect(message).toMatch(/look up its chip again/)
  }
})
