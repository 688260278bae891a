import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { haveAgreed } from '#src/testing/agreed.ts'
import type { Client } from '#src/testing/client.ts'
import { havePet } from '#src/testing/lookups.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

const CHIP = '985121004515220'
let register: TestRegister
let anna: Client

beforeAll(async () => {
  register = await testRegister()
  await haveAgreed(register, 'fay@example.org', '+447700900201')
  await havePet(register, { chip: CHIP })
  anna = await register.as('anna')
})
afterAll(() => register.close())
beforeEach(() => register.clock.turn({ hours: 2 }))

/** A finder has left a message, and everything that was sent for it is out of the way. */
async function conversation(finder: object = {}) {
  const { data } = await register.stranger.addMicrochipLookup({ chipNumber: CHIP, message: 'I have her.', ...finder })
  await register.drain()
  await register.db.deleteFrom('outboxMessage').execute()
  return data
}

async function sent() {
  await register.drain()
  return register.outbox()
}

test('the keeper answers by the conversation, the finder by the key, and both read both', async () => {
  const { threadId, relayKey, lookupId } = await conversation()
  const answered = await anna.relayMessage({ threadId, text: 'Thank you! Where are you?' })
  expect([answered.status, answered.data.side, answered.data.readAt]).toEqual([200, 'keeper', null])
  register.clock.turn({ minutes: 1 })
  await register.stranger.relayMessage({ relayKey, text: 'By the weir.' })

  const said = [
    ['finder', 'I have her.'],
    ['keeper', 'Thank you! Where are you?'],
    ['finder', 'By the weir.'],
  ]
  const atFinder = await register.stranger.relayThread({ relayKey })
  const atKeeper = await anna.getFounderInfo({ lookupId })
  expect(atFinder.data.messages.map(({ side, text }) => [side, text])).toEqual(said)
  expect(atKeeper.data.messages.map(({ side, text }) => [side, text])).toEqual(said)
  expect(atFinder.data).toMatchObject({ threadId, petName: 'Bramble', species: 'dog' })
})

test('the finder is told of an answer by e-mail, with a link of its own into the conversation', async () => {
  const { threadId, relayKey } = await conversation({ finderEmail: 'fay@example.org', finderMobile: '07700 900201' })
  await anna.relayMessage({ threadId, text: 'Where are you?' })
  const messages = await sent()
  expect(messages).toMatchObject([{ channel: 'email', recipient: 'fay@example.org', subject: 'Bramble’s keeper has replied' }])
  const [, key = ''] = /\/relay\/([\w-]+)/.exec(messages[0]?.text ?? '') ?? []
  expect(key).not.toBe(relayKey)
  expect((await register.stranger.relayThread({ relayKey: key })).data.threadId).toBe(threadId)
})

test('a finder with only a mobile number is told by text, every time', async () => {
  const { threadId } = await conversation({ finderMobile: '07700 900201' })
  await anna.relayMessage({ threadId, text: 'Where are you?' })
  await anna.relayMessage({ threadId, text: 'Please wait there.' })
  expect((await sent()).map(({ channel, recipient }) => [channel, recipient])).toEqual([
    ['sms', '+447700900201'],
    ['sms', '+447700900201'],
  ])
})

test('a finder who gave no way to reach them is told nowhere but on the page', async () => {
  const { threadId } = await conversation()
  await anna.relayMessage({ threadId, text: 'Where are you?' })
  expect(await sent()).toEqual([])
})

test('a finder’s further lines come by e-mail alone, until ten minutes have passed', async () => {
  const { relayKey } = await conversation()
  await register.stranger.relayMessage({ relayKey, text: 'Two.' })
  expect((await sent()).map(({ channel }) => channel)).toEqual(['email'])
  register.clock.turn({ minutes: 11 })
  await register.stranger.relayMessage({ relayKey, text: 'Three.' })
  expect((await sent()).map(({ channel }) => channel).sort()).toEqual(['email', 'email', 'sms'])
})

test('a keeper who wants only texts gets every line by text', async () => {
  await register.db.updateTable('account').set({ alertByEmail: false }).execute()
  const { relayKey } = await conversation()
  await register.stranger.relayMessage({ relayKey, text: 'Two.' })
  await register.db.updateTable('account').set({ alertByEmail: true }).execute()
  expect((await sent()).map(({ channel, recipient }) => [channel, recipient])).toEqual([['sms', PEOPLE.anna.mobile]])
})

test('messages to the finder hold nothing of the keeper but what they wrote', async () => {
  const { threadId } = await conversation({ finderEmail: 'fay@example.org' })
  await anna.relayMessage({ threadId, text: 'Where are you?' })
  const told = JSON.stringify(await sent())
  for (const secret of ['Anna', 'Hughes', 'anna@', '900101', 'Priory', 'HR1']) expect(told).not.toContain(secret)
})

test('a later keeper of the pet neither reads nor writes in the conversation of the one before', async () => {
  const petId = await havePet(register, { chip: '985121004515221' })
  const { data } = await register.stranger.addMicrochipLookup({ chipNumber: '985121004515221', message: 'I have her.' })
  await register.db.updateTable('pet').set({ keeperId: register.people.toby }).where('id', '=', petId).execute()
  const toby = await register.as('toby')
  expect((await toby.getFounderInfo({ lookupId: data.lookupId })).code).toBe('notYours')
  expect((await toby.relayMessage({ threadId: data.threadId, text: 'Mine.' })).code).toBe('linkUnknown')
  await register.drain()
  await register.db.deleteFrom('outboxMessage').execute()
  await register.stranger.relayMessage({ relayKey: data.relayKey, text: 'Still here.' })
  expect((await sent()).map(({ recipient }) => recipient)).toEqual([PEOPLE.anna.email])
})

test('nobody writes in a conversation that is not theirs, and another’s looks like none', async () => {
  const { threadId } = await conversation()
  const toby = await register.as('toby')
  const absent = '019600ba-0000-7000-8000-000000000000'
  const refused = await Promise.all([
    toby.relayMessage({ threadId, text: 'Hello' }),
    toby.relayMessage({ threadId: absent, text: 'Hello' }),
    register.stranger.relayMessage({ threadId, text: 'Hello' }),
    register.stranger.relayMessage({ relayKey: 'guess', text: 'Hello' }),
    register.stranger.relayMessage({ text: 'Hello' }),
  ])
  expect(refused.map(({ status, code }) => [status, code])).toEqual(Array.from({ length: 5 }, () => [404, 'linkUnknown']))
})

test('nothing is written in a conversation that one side has blocked: blocked', async () => {
  const { threadId, relayKey } = await conversation()
  await anna.relaySafety({ threadId, action: 'block' })
  expect(await register.stranger.relayMessage({ relayKey, text: 'Hello?' })).toMatchObject({ status: 409, code: 'blocked' })
  expect((await register.stranger.relayThread({ relayKey })).data.messages).toHaveLength(1)
})

test('a link that is not known opens no conversation', async () => {
  const { status, code } = await register.stranger.relayThread({ relayKey: 'guess' })
  expect([status, code]).toEqual([404, 'linkUnknown'])
})

test('a lookup of somebody else’s pet looks like none', async () => {
  const { lookupId } = await conversation()
  const toby = await register.as('toby')
  const { status, code } = await toby.getFounderInfo({ lookupId })
  expect([status, code]).toEqual([404, 'notYours'])
})

test.each([
  [{ finderEmail: 'fay@example.org', finderMobile: '07700 900201' }, 'by e-mail'],
  [{ finderMobile: '07700 900201' }, 'by text message'],
  [{}, 'on the page only'],
])('the keeper of a finder who gave %o hears that an answer comes %s, and no address', async (finder, way) => {
  const { lookupId } = await conversation(finder)
  const { data } = await anna.getFounderInfo({ lookupId })
  expect(data.finderIsTold).toBe(way)
  expect(JSON.stringify(data)).not.toMatch(/fay@|900201/)
})
