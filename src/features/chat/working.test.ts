import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freshChip } from '#src/testing/animals.ts'
import { stray } from '#src/testing/litters.ts'
import { workingColleague } from '#src/testing/members.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let url: string
beforeAll(async () => {
  register = await testRegister()
  url = await register.url()
})
afterAll(() => register.close())

async function connected(token: string): Promise<Socket> {
  const socket = io(url, { query: { token }, reconnection: false, forceNew: true, transports: ['websocket'] })
  onTestFinished(() => void socket.close())
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  return socket
}

const somewhere = { threadId: '01890000-0000-7000-8000-000000000000' }

test('a member who only reads writes nothing, live or otherwise, and leaves no trace of reading', async () => {
  const { colleague, membershipId: id } = await workingColleague(register, 'readOnly')
  const socket = await connected((await colleague.api.workAs({ id })).data.token)
  expect(await socket.emitWithAck('message', { ...somewhere, text: 'Hello' })).toMatchObject({ statusCode: 403, code: 'notYourLevel' })
  expect(await socket.emitWithAck('read', somewhere)).toEqual({ statusCode: 200, message: 'Done', data: null })
})

test('a member of the team writes as the organisation does', async () => {
  const { colleague, membershipId: id } = await workingColleague(register)
  const socket = await connected((await colleague.api.workAs({ id })).data.token)
  expect(await socket.emitWithAck('message', { ...somewhere, text: 'Hello' })).toMatchObject({ statusCode: 404, code: 'linkUnknown' })
})

test('those who work for an organisation see which of them wrote, and the other side doesn’t', async () => {
  const { rescue, colleague, membershipId: id, acting } = await workingColleague(register)
  const chip = freshChip()
  await rescue.api.addPetByWelfare(stray({ chipNumber: chip }))
  const { relayKey, threadId } = (await register.stranger.addMicrochipLookup({ chipNumber: chip, message: 'I have her.' })).data
  await acting.sendMessage({ threadId, text: 'Thank you! Where are you?' })
  await rescue.api.sendMessage({ threadId, text: 'We can come today.' })
  const writers = async (reply: Promise<{ data: { messages: { by: string | null }[] } }>) => (await reply).data.messages.map(({ by }) => by)
  expect(await writers(rescue.api.conversation({ threadId }))).toEqual([null, 'Jo Bell', null])
  expect(await writers(acting.conversation({ threadId }))).toEqual([null, null, 'Hedgerow Rescue'])
  expect(await writers(register.stranger.conversation({ relayKey }))).toEqual([null, null, null])
  expect(JSON.stringify((await register.stranger.conversation({ relayKey })).data)).not.toContain('Jo Bell')

  const socket = await connected((await colleague.api.workAs({ id })).data.token)
  const { data } = await socket.emitWithAck('previous_messages', { threadId })
  expect(data.map(({ by }: { by: string | null }) => by)).toEqual([null, null, 'Hedgerow Rescue'])
})

test('whoever is removed is hung up on at once', async () => {
  const { rescue, colleague, membershipId: id } = await workingColleague(register)
  const socket = await connected((await colleague.api.workAs({ id })).data.token)
  const over = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()))
  await rescue.api.removePerson({ id })
  await over
  expect(socket.connected).toBe(false)
})

test('whoever signs out of their own account is hung up on where they work', async () => {
  const { colleague, membershipId: id } = await workingColleague(register)
  const socket = await connected((await colleague.api.workAs({ id })).data.token)
  const over = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()))
  await colleague.api.logout()
  await over
  expect(socket.connected).toBe(false)
})
