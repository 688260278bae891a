import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { havePet } from '#src/testing/lookups.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

const CHIP = '985121004515220'
let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await havePet(register, { chip: CHIP })
})
afterAll(() => register.close())

const leave = async () => (await register.stranger.addMicrochipLookup({ chipNumber: CHIP, message: 'I have her.' })).data

test('each side sees the handle of the other, and whether they are there', async () => {
  const { relayKey, threadId } = await leave()
  const anna = await register.as('anna')
  expect((await anna.chatParticipantDetail({ threadId })).data).toEqual({
    name: 'The finder',
    inSentence: 'the finder',
    role: 'finder',
    online: false,
  })
  const online = async () => (await register.stranger.chatParticipantDetail({ relayKey })).data.online
  expect(await online()).toBe(false)

  const socket = io(await register.url(), { query: { token: await register.tokenOf('anna') }, forceNew: true, transports: ['websocket'] })
  await new Promise((resolve) => socket.once('connect', () => resolve(null)))
  await expect.poll(online).toBe(true)
  socket.close()
  await expect.poll(online).toBe(false)
})

test('nobody is shown who is in a conversation that isn’t theirs: linkUnknown', async () => {
  const { threadId } = await leave()
  const toby = await register.as('toby')
  for (const reply of [
    await toby.chatParticipantDetail({ threadId }),
    await register.stranger.chatParticipantDetail({ relayKey: 'guess' }),
  ])
    expect(reply).toMatchObject({ status: 404, code: 'linkUnknown' })
})
