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
  const { status, data } = await register.stranger.relayThread({ relayKey })
  expect(status).toBe(200)
  expect(Object.keys(data).sort()).toEqual(['blocked', 'messages', 'petName', 'reported', 'species', 'startedAt', 'threadId'])
  expect(data).toMatchObject({ threadId, petName: 'Bramble', species: 'dog', messages: [{ side: 'finder', text: 'I have her.' }] })
})

test('a link preview that opens the conversation marks nothing as read', async () => {
  const { relayKey, threadId } = await leave()
  const anna = await register.as('anna')
  await anna.relayMessage({ threadId, text: 'Where are you?' })
  await register.stranger.relayThread({ relayKey })
  const { data } = await register.stranger.relayThread({ relayKey })
  expect(data.messages.map(({ readAt }) => readAt)).toEqual([null, null])
})

test('a key that nobody was given, and the id of a conversation in its place, are answered alike', async () => {
  const { threadId } = await leave()
  for (const relayKey of ['made-up', threadId]) {
    const { status, code, message } = await register.stranger.relayThread({ relayKey })
    expect([status, code]).toEqual([404, 'linkUnknown'])
    expect(message).toMatch(/Look up the chip again/)
  }
})
