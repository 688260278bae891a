import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeReport, listReports } from '#features/staff/contract.ts'
import type { Client } from '#src/testing/client.ts'
import { havePet } from '#src/testing/lookups.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'

const CHIP = '985121004515220'
let register: TestRegister
let anna: Client

beforeAll(async () => {
  register = await testRegister()
  await havePet(register, { chip: CHIP })
  anna = await register.as('anna')
})
afterAll(() => register.close())
beforeEach(() => register.clock.turn({ hours: 2 }))

async function conversation(asked: object = {}) {
  const { data } = await register.stranger.addMicrochipLookup({ chipNumber: CHIP, message: 'I have her.', ...asked })
  await register.drain()
  await register.db.deleteFrom('outboxMessage').execute()
  return data
}

const desk = deskOf(() => register)
const listed = async () => (await desk(listReports, {})).items.filter(({ by }) => by === 'finder')

test('what a finder writes whom the keeper has blocked is not kept and reaches nobody, and the finder is told', async () => {
  const { threadId, relayKey, lookupId } = await conversation()
  expect((await anna.conversationSafety({ threadId, action: 'block' })).data).toEqual({ blocked: true, reported: false, endedAt: null })
  const refused = await register.stranger.sendMessage({ relayKey, text: 'Pay me first.' })
  expect([refused.status, refused.code]).toEqual([409, 'blocked'])
  expect(refused.message).toContain('Your message wasn’t sent')
  await register.drain()
  expect(await register.outbox()).toEqual([])
  const { data } = await anna.getFounderInfo({ lookupId })
  expect(data).toMatchObject({ blocked: true, messages: [{ text: 'I have her.' }] })
})

test('whoever blocks cannot write meanwhile, and after taking it back both can', async () => {
  const { threadId, relayKey } = await conversation()
  await register.stranger.conversationSafety({ relayKey, action: 'block' })
  expect((await register.stranger.sendMessage({ relayKey, text: 'Hello?' })).message).toContain('Unblock it to write again')
  expect((await anna.sendMessage({ threadId, text: 'Hello?' })).code).toBe('blocked')
  expect((await register.stranger.conversationSafety({ relayKey, action: 'unblock' })).data.blocked).toBe(false)
  expect((await anna.sendMessage({ threadId, text: 'Hello?' })).status).toBe(200)
  expect((await register.stranger.sendMessage({ relayKey, text: 'Hello!' })).status).toBe(200)
})

test('one side does not learn from the page that the other has blocked or reported it', async () => {
  const { threadId, relayKey, lookupId } = await conversation()
  await anna.conversationSafety({ threadId, action: 'block' })
  await anna.conversationSafety({ threadId, action: 'report', why: 'Asks for money.' })
  expect((await register.stranger.conversation({ relayKey })).data).toMatchObject({ blocked: false, reported: false })
  expect((await anna.getFounderInfo({ lookupId })).data).toMatchObject({ blocked: true, reported: true })
})

test('a keeper whom a finder has blocked reaches the finder’s address in no other conversation either', async () => {
  const wilma = await register.as('wilma')
  const own = { finderEmail: 'wilma@homeward.example' }
  const first = await wilma.addMicrochipLookup({ chipNumber: CHIP, message: 'I have her.', ...own })
  await register.stranger.conversationSafety({ relayKey: first.data.relayKey, action: 'block' })
  const second = await wilma.addMicrochipLookup({ chipNumber: CHIP, message: 'Found again.', ...own })
  await register.drain()
  await register.db.deleteFrom('outboxMessage').execute()
  expect((await anna.sendMessage({ threadId: second.data.threadId, text: 'Buy!' })).status).toBe(200)
  await register.drain()
  expect(await register.outbox()).toEqual([])
  expect((await anna.getFounderInfo({ lookupId: second.data.lookupId })).data.finderIsTold).toBe('on the page only')
})

test('Staff see a report with why and what was said, and close it', async () => {
  const { relayKey } = await conversation()
  await register.stranger.conversationSafety({ relayKey, action: 'report', why: 'Threatens me.' })
  await register.stranger.conversationSafety({ relayKey, action: 'report', why: 'Again.' })
  const [report] = await listed()
  expect(report).toMatchObject({ petName: 'Bramble', why: 'Threatens me.', lastLines: [{ by: 'finder', text: 'I have her.' }] })
  await desk(closeReport, { reportId: report?.reportId ?? '', reason: 'Rang both.' })
  expect(await listed()).toEqual([])
  expect((await register.stranger.conversation({ relayKey })).data.reported).toBe(false)
})

test('a report that is taken back waits for nobody', async () => {
  const { threadId } = await conversation()
  await anna.conversationSafety({ threadId, action: 'report', why: 'By mistake.' })
  expect((await anna.conversationSafety({ threadId, action: 'withdrawReport' })).data.reported).toBe(false)
  expect((await listed()).join('\n')).not.toContain('By mistake.')
})

test('a report says what is wrong: whyNeeded', async () => {
  const { relayKey } = await conversation()
  expect(await register.stranger.conversationSafety({ relayKey, action: 'report', why: ' ' })).toMatchObject({
    status: 400,
    code: 'whyNeeded',
  })
})

test('nobody blocks or reports a conversation that is not theirs: linkUnknown', async () => {
  const { threadId } = await conversation()
  const toby = await register.as('toby')
  for (const reply of [
    await toby.conversationSafety({ threadId, action: 'block' }),
    await register.stranger.conversationSafety({ threadId, action: 'report', why: 'x' }),
    await register.stranger.conversationSafety({ relayKey: 'guess', action: 'block' }),
  ])
    expect(reply).toMatchObject({ status: 404, code: 'linkUnknown' })
})

test('a message whose answer was lost is sent again after the other side has blocked: it was sent, and it is there once', async () => {
  const { threadId, relayKey } = await conversation()
  const line = { relayKey, text: 'By the weir.', sendKey: crypto.randomUUID() }
  const { data } = await register.stranger.sendMessage(line)
  await anna.conversationSafety({ threadId, action: 'block' })
  expect((await register.stranger.sendMessage(line)).data).toEqual(data)
})

test('what our staff have ended, neither side opens again: stopped', async () => {
  const { threadId, relayKey } = await conversation()
  await register.stranger.conversationSafety({ relayKey, action: 'report', why: 'Threatens me.' })
  const [{ reportId } = { reportId: '' }] = await listed()
  await desk(closeReport, { reportId, reason: 'A threat.', endIt: true })
  expect(await anna.conversationSafety({ threadId, action: 'reopen' })).toMatchObject({ status: 409, code: 'stopped' })
  expect(await register.stranger.conversationSafety({ relayKey, action: 'reopen' })).toMatchObject({ status: 409, code: 'stopped' })
})
