import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
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
