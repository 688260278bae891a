import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import type { Message } from './message.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const mail = (id: string, to: string): Message => ({
  channel: 'email',
  kind: 'code',
  id,
  to,
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
})
const deliveryOf = (id: string) => register.db.selectFrom('delivery').selectAll().where('messageId', '=', id).executeTakeFirst()

test.each<[string, Message]>([
  ['e-mail', mail('taken', 'anna@example.org')],
  ['a text message', { channel: 'sms', kind: 'code', id: 'text', to: '+447700900101', text: 'Hello' }],
  ['a letter on paper', { channel: 'post', id: 'paper', to: 'Anna Hughes\n14 Priory Lane', subject: 'Hello', text: 'Hello' }],
])('%s that its carrier took is written down as delivered, without what it says and to whom', async (_what, message) => {
  await register.runJob('deliverMessage', message)
  await register.runJob('deliverMessage', message)
  expect(await deliveryOf(message.id)).toEqual({ messageId: message.id, delivered: true, at: register.clock.now() })
  expect((await register.outbox()).filter(({ id }) => id === message.id)).toMatchObject([{ channel: message.channel }])
})

test('what a carrier refuses for good is written down as not delivered, and not tried again', async () => {
  await register.runJob('deliverMessage', mail('refused', 'gone@nowhere.invalid'))
  expect(await deliveryOf('refused')).toMatchObject({ delivered: false })
  expect((await register.outbox()).filter(({ id }) => id === 'refused')).toEqual([])
})

test('what a carrier could not take now is not written down, and is tried again', async () => {
  const { email } = register.services
  const failing = { send: () => Promise.reject(new Error('The mail server didn’t take the message: ETIMEDOUT')) }
  Object.assign(register.services, { email: failing })
  await expect(register.runJob('deliverMessage', mail('later', 'anna@example.org'))).rejects.toThrow('ETIMEDOUT')
  expect(await deliveryOf('later')).toBeUndefined()
  Object.assign(register.services, { email })
  await register.runJob('deliverMessage', mail('later', 'anna@example.org'))
  expect(await deliveryOf('later')).toMatchObject({ delivered: true })
})

test('the outbox page shows a letter with its address', async () => {
  const page = await register.app.inject({ url: '/dev/outbox' })
  expect(page.body).toContain('by post to Anna Hughes, 14 Priory Lane')
})
