import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import type { Kind, Message } from './message.ts'

let register: TestRegister
let count = 0
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())
beforeEach(async () => {
  register.clock.turn({ days: 2 })
  await register.drain()
  await register.db.deleteFrom('outboxMessage').execute()
  await register.db.deleteFrom('dispatch').execute()
})

const ANNA = PEOPLE.anna.email

type More = Partial<Pick<Extract<Message, { channel: 'email' }>, 'to' | 'source' | 'fixed'>>

function mail(kind: Kind, more: More = {}): Message {
  count += 1
  return { channel: 'email', kind, id: `m${count}`, to: ANNA, subject: `Subject ${count}`, text: 't', html: 'h', ...more }
}

const deliver = (message: Message) => register.runJob('deliverMessage', message)

async function deliverMany(times: number, kind: Kind, more: More = {}) {
  for (let one = 0; one < times; one += 1) await deliver(mail(kind, more))
}

const sentTo = async (recipient = ANNA) => (await register.outbox()).filter((message) => message.recipient === recipient)
const outcomes = async (kind: Kind) => {
  const rows = await register.db
    .selectFrom('dispatch')
    .select(['outcome', 'heldFor'])
    .where('class', '=', kind)
    .where('at', '=', register.clock.now())
    .execute()
  return rows
}

test('a flood of news leaves room for a found pet, a code and a security notice', async () => {
  await deliverMany(60, 'usual')
  expect(await sentTo()).toHaveLength(30)
  for (const kind of ['urgent', 'code', 'needed'] as const) await deliver(mail(kind))
  expect(await sentTo()).toHaveLength(33)
})

test('one flooding conversation leaves room for another finder', async () => {
  await deliverMany(30, 'urgent', { source: 'thread/one' })
  expect(await sentTo()).toHaveLength(8)
  await deliver(mail('urgent', { source: 'thread/two' }))
  expect(await sentTo()).toHaveLength(9)
})

test('forty at once are counted one by one', async () => {
  await Promise.all(Array.from({ length: 40 }, () => deliver(mail('code'))))
  expect(await sentTo()).toHaveLength(6)
  expect((await outcomes('code')).filter(({ outcome }) => outcome === 'dropped')).toHaveLength(34)
})

test('what comes after a plus, and capitals, are no other inbox', async () => {
  for (let one = 0; one < 20; one += 1) await deliver(mail('code', { to: `victim+${one}@example.net` }))
  expect(await register.outbox()).toHaveLength(6)
})

test('a notice that the law or safety needs is never dropped: it waits and goes out later', async () => {
  await deliverMany(21, 'needed')
  expect(await sentTo()).toHaveLength(20)
  const { rows } = await waiting()
  expect(rows).toHaveLength(1)
  register.clock.turn({ hours: 1 })
  await register.runJob('deliverMessage', rows[0]?.data)
  expect(await sentTo()).toHaveLength(21)
})

const waiting = () =>
  sql<{ data: unknown }>`
    select data from pgboss.job where name = 'deliverMessage' and state = 'created' and start_after > now() + interval '10 minutes'`.execute(
    register.db,
  )

test('what was held back comes summed up in one message, once an hour at most, and its subjects are forgotten', async () => {
  await deliverMany(35, 'usual')
  expect((await outcomes('usual')).filter(({ heldFor }) => heldFor === ANNA)).toHaveLength(5)
  await register.runJob('sendHeldMessages', {})
  register.clock.turn({ minutes: 31 })
  await register.runJob('sendHeldMessages', {})
  await register.runJob('sendHeldMessages', {})
  await register.drain()
  const [summary, ...more] = (await sentTo()).slice(30)
  expect(more).toEqual([])
  expect(summary?.subject).toBe('You have 5 more messages')
  expect(summary?.text).toContain('• Subject ')
  const held = await register.db.selectFrom('dispatch').select('messageId').where('heldFor', 'is not', null).execute()
  expect(held).toEqual([])
})

test('the day’s allowance holds when the hours are used one after another', async () => {
  for (let hour = 0; hour < 6; hour += 1) {
    await deliverMany(30, 'usual')
    register.clock.turn({ hours: 1, minutes: 1 })
  }
  expect(await sentTo()).toHaveLength(100)
})

test('an address that nobody confirmed gets fixed words, three a day over all senders, and nothing else', async () => {
  const to = 'nobody@example.net'
  const fixed = { subject: 'Ours', text: 'Ours', html: 'Ours' }
  for (let one = 0; one < 10; one += 1) {
    await deliver(mail('usual', { to, fixed, source: `account/${one}` }))
    await deliver(mail('urgent', { to }))
    register.clock.turn({ minutes: 40 })
  }
  const sent = await sentTo(to)
  expect(sent.map(({ subject }) => subject)).toEqual(['Ours', 'Ours', 'Ours'])
})

test('a text costs money, so there are fewer; a letter on paper five a day', async () => {
  for (let one = 0; one < 12; one += 1) {
    count += 1
    await deliver({ channel: 'sms', id: `m${count}`, kind: 'urgent', to: PEOPLE.anna.mobile, text: 't' })
    count += 1
    await deliver({ channel: 'post', id: `m${count}`, kind: 'needed', to: 'Anna\n14 Priory Lane', subject: 's', text: 't' })
  }
  expect(await sentTo(PEOPLE.anna.mobile)).toHaveLength(6)
  expect((await register.outbox()).filter(({ channel }) => channel === 'post')).toHaveLength(5)
})
