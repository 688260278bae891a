import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { haveAgreed } from '#src/testing/agreed.ts'
import type { Client } from '#src/testing/client.ts'
import { havePet } from '#src/testing/lookups.ts'
import { smallPicture } from '#src/testing/picture.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { stopConversation } from '../endConversation.ts'

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
  const answered = await anna.sendMessage({ threadId, text: 'Thank you! Where are you?' })
  expect([answered.status, answered.data.side, answered.data.readAt]).toEqual([200, 'host', null])
  register.clock.turn({ minutes: 1 })
  await register.stranger.sendMessage({ relayKey, text: 'By the weir.' })

  const said = [
    ['guest', 'I have her.'],
    ['host', 'Thank you! Where are you?'],
    ['guest', 'By the weir.'],
  ]
  const atFinder = await register.stranger.conversation({ relayKey })
  const atKeeper = await anna.getFounderInfo({ lookupId })
  expect(atFinder.data.messages.map(({ side, text }) => [side, text])).toEqual(said)
  expect(atKeeper.data.messages.map(({ side, text }) => [side, text])).toEqual(said)
  expect(atFinder.data).toMatchObject({ threadId, petName: 'Bramble', species: 'dog' })
})

test('the finder is told of an answer by e-mail, with a link of its own into the conversation', async () => {
  const { threadId, relayKey } = await conversation({ finderEmail: 'fay@example.org', finderMobile: '07700 900201' })
  await anna.sendMessage({ threadId, text: 'Where are you?' })
  const messages = await sent()
  expect(messages).toMatchObject([{ channel: 'email', recipient: 'fay@example.org', subject: 'Bramble’s keeper has replied' }])
  const [, key = ''] = /\/relay\/([\w-]+)/.exec(messages[0]?.text ?? '') ?? []
  expect(key).not.toBe(relayKey)
  expect((await register.stranger.conversation({ relayKey: key })).data.threadId).toBe(threadId)
})

/** What is due for somebody who has not come back, ten minutes later. */
async function tenMinutesLater(threadId: string, side: 'guest' | 'host') {
  await register.drain()
  await register.db.deleteFrom('outboxMessage').execute()
  register.clock.turn({ minutes: 10 })
  const row = await register.db.selectFrom('thread').selectAll().where('id', '=', threadId).executeTakeFirstOrThrow()
  const due = (side === 'guest' ? row.guestToldAt : row.hostToldAt)?.toISOString() ?? ''
  await register.runJob('tellOfMessages', { threadId, side, due })
  return sent()
}

test('a finder with only a mobile number is told by text of the first line, and ten minutes later of all that followed', async () => {
  const { threadId } = await conversation({ finderMobile: '07700 900201' })
  await anna.sendMessage({ threadId, text: 'Where are you?' })
  await anna.sendMessage({ threadId, text: 'Please wait there.' })
  await anna.sendMessage({ threadId, text: 'I drive a red van.' })
  expect((await sent()).map(({ channel, recipient }) => [channel, recipient])).toEqual([['sms', '+447700900201']])
  const [text, ...more] = await tenMinutesLater(threadId, 'guest')
  expect(more).toEqual([])
  expect(text?.text).toContain('“Where are you? Please wait there. I drive a red van.”')
})

test('a keeper who has come back in time is not written to again', async () => {
  const { threadId, relayKey } = await conversation()
  await register.stranger.sendMessage({ relayKey, text: 'At the Red Lion till five.' })
  await anna.getFounderInfo({ threadId })
  expect(await tenMinutesLater(threadId, 'host')).toEqual([])
})

test('a finder who gave no way to reach them is told nowhere but on the page', async () => {
  const { threadId } = await conversation()
  await anna.sendMessage({ threadId, text: 'Where are you?' })
  expect(await sent()).toEqual([])
})

test('a finder’s further lines come together by e-mail alone, until they have been silent for ten minutes', async () => {
  const { threadId, relayKey } = await conversation()
  await register.stranger.sendMessage({ relayKey, text: 'Two.' })
  expect(await sent()).toEqual([])
  await anna.getFounderInfo({ threadId })
  await register.stranger.sendMessage({ relayKey, text: 'Three.' })
  expect((await sent()).map(({ channel }) => channel)).toEqual(['email'])
  await anna.getFounderInfo({ threadId })
  register.clock.turn({ minutes: 11 })
  await register.stranger.sendMessage({ relayKey, text: 'Four.' })
  expect((await sent()).map(({ channel }) => channel).sort()).toEqual(['email', 'email', 'sms'])
})

test('a keeper who wants only texts gets what follows by text', async () => {
  await register.db.updateTable('account').set({ alertByEmail: false }).execute()
  const { threadId, relayKey } = await conversation()
  await anna.getFounderInfo({ threadId })
  await register.stranger.sendMessage({ relayKey, text: 'Two.' })
  expect((await sent()).map(({ channel, recipient }) => [channel, recipient])).toEqual([['sms', PEOPLE.anna.mobile]])
  await register.db.updateTable('account').set({ alertByEmail: true }).execute()
})

test('a message that is sent again under its key is one message', async () => {
  const { relayKey } = await conversation()
  const once = { relayKey, text: 'By the weir.', sendKey: '0f9a2c1e-0000-4000-8000-000000000001' }
  const [first, second] = await Promise.all([register.stranger.sendMessage(once), register.stranger.sendMessage(once)])
  expect(second.data.id).toBe(first.data.id)
  expect((await register.stranger.conversation({ relayKey })).data.messages.map(({ text }) => text)).toEqual([
    'I have her.',
    'By the weir.',
  ])
})

test('a photo comes without where it was taken, and is shown only at an address that ends', async () => {
  const { threadId, relayKey } = await conversation()
  const photo = await register.stranger.uploadFoundPhoto({}, { file: { bytes: await smallPicture(), name: 'dog.jpg' } })
  const { data } = await register.stranger.sendMessage({ relayKey, text: 'Here she is.', photoId: photo.data.fileId })
  expect(data.photoUrl).toMatch(/^\/files\/.+until=/)
  const shown = (await anna.getFounderInfo({ threadId })).data.messages[1]?.photoUrl ?? ''
  expect((await register.app.inject(shown)).statusCode).toBe(200)
  expect((await register.app.inject(`/files/${photo.data.fileId}`)).statusCode).toBe(404)
})

test('a photo that somebody else uploaded is not shown: noSuchPhoto', async () => {
  const { relayKey } = await conversation()
  const { data } = await anna.uploadFile({}, { file: { bytes: await smallPicture(), name: 'dog.jpg' } })
  const refused = await register.stranger.sendMessage({ relayKey, text: 'Mine.', photoId: data.fileId })
  expect(refused).toMatchObject({ status: 400, code: 'noSuchPhoto', fields: { photoId: 'Upload the photo again' } })
})

test('nothing is written in a conversation that has ended, until either opens it again: ended', async () => {
  const { threadId, relayKey } = await conversation()
  await anna.conversationSafety({ threadId, action: 'end' })
  expect(await register.stranger.sendMessage({ relayKey, text: 'One more thing.' })).toMatchObject({ status: 409, code: 'ended' })
  await register.stranger.conversationSafety({ relayKey, action: 'reopen' })
  expect((await register.stranger.sendMessage({ relayKey, text: 'One more thing.' })).status).toBe(200)
})

test('nothing is written in a conversation that our staff have ended: stopped', async () => {
  const { threadId, relayKey } = await conversation()
  await stopConversation(register.db, threadId, register.clock.now())
  expect(await register.stranger.sendMessage({ relayKey, text: 'One more thing.' })).toMatchObject({ status: 409, code: 'stopped' })
  expect(await anna.sendMessage({ threadId, text: 'One more thing.' })).toMatchObject({ status: 409, code: 'stopped' })
})

test('messages to the finder hold nothing of the keeper but what they wrote', async () => {
  const { threadId } = await conversation({ finderEmail: 'fay@example.org' })
  await anna.sendMessage({ threadId, text: 'Where are you?' })
  const told = JSON.stringify(await sent())
  for (const secret of ['Anna', 'Hughes', 'anna@', '900101', 'Priory', 'HR1']) expect(told).not.toContain(secret)
})

test('a later keeper of the pet neither reads nor writes in the conversation of the one before', async () => {
  const petId = await havePet(register, { chip: '985121004515221' })
  const { data } = await register.stranger.addMicrochipLookup({ chipNumber: '985121004515221', message: 'I have her.' })
  await register.db.updateTable('pet').set({ keeperId: register.people.toby }).where('id', '=', petId).execute()
  const toby = await register.as('toby')
  expect((await toby.getFounderInfo({ lookupId: data.lookupId })).code).toBe('notYours')
  expect((await toby.sendMessage({ threadId: data.threadId, text: 'Mine.' })).code).toBe('linkUnknown')
  await register.drain()
  await register.db.deleteFrom('outboxMessage').execute()
  register.clock.turn({ minutes: 11 })
  await register.stranger.sendMessage({ relayKey: data.relayKey, text: 'Still here.' })
  expect((await sent()).map(({ recipient }) => recipient).sort()).toEqual([PEOPLE.anna.mobile, PEOPLE.anna.email].sort())
})

test('nobody writes in a conversation that is not theirs, and another’s looks like none', async () => {
  const { threadId } = await conversation()
  const toby = await register.as('toby')
  const absent = '019600ba-0000-7000-8000-000000000000'
  const refused = await Promise.all([
    toby.sendMessage({ threadId, text: 'Hello' }),
    toby.sendMessage({ threadId: absent, text: 'Hello' }),
    register.stranger.sendMessage({ threadId, text: 'Hello' }),
    register.stranger.sendMessage({ relayKey: 'guess', text: 'Hello' }),
    register.stranger.sendMessage({ text: 'Hello' }),
  ])
  expect(refused.map(({ status, code }) => [status, code])).toEqual(Array.from({ length: 5 }, () => [404, 'linkUnknown']))
})

test('nothing is written in a conversation that one side has blocked: blocked', async () => {
  const { threadId, relayKey } = await conversation()
  await anna.conversationSafety({ threadId, action: 'block' })
  expect(await register.stranger.sendMessage({ relayKey, text: 'Hello?' })).toMatchObject({ status: 409, code: 'blocked' })
  expect((await register.stranger.conversation({ relayKey })).data.messages).toHaveLength(1)
})

test('a link that is not known opens no conversation', async () => {
  const { status, code } = await register.stranger.conversation({ relayKey: 'guess' })
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
