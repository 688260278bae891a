import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import type { Client } from '#src/testing/client.ts'
import { havePet } from '#src/testing/lookups.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

const CHIP = '985121004515220'
let register: TestRegister
let anna: Client
let petId: string
let addresses = 0

beforeAll(async () => {
  register = await testRegister()
  petId = await havePet(register, { chip: CHIP })
  anna = await register.as('anna')
})
afterAll(() => register.close())
beforeEach(async () => {
  register.clock.turn({ days: 2 })
  await register.drain()
  await register.db.deleteFrom('outboxMessage').execute()
})

async function sentTo(recipient: string) {
  await register.drain()
  return (await register.outbox()).filter((message) => message.recipient === recipient)
}

function leave(asked: object = {}) {
  addresses += 1
  const address = `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`
  return register.stranger.addMicrochipLookup({ chipNumber: CHIP, message: 'I have her.', ...asked }, { address })
}

test.each([
  [{ finderEmail: 'victim@example.net' }, 'victim@example.net'],
  [{ finderMobile: '07700 900555' }, '+447700900555'],
])('a keeper who floods the address of a finder who never said yes (%o) causes one message, without their words', async (finder, to) => {
  const { data } = await leave(finder)
  for (let line = 0; line < 60; line += 1) await anna.sendMessage({ threadId: data.threadId, text: `Buy at https://evil.example/${line}` })
  const sent = await sentTo(to)
  expect(sent).toHaveLength(1)
  expect(JSON.stringify(sent)).not.toMatch(/evil|Bramble|\/relay\//)
})

test('a finder who floods a keeper causes one e-mail and one text until the keeper comes back', async () => {
  const { data } = await leave()
  for (let line = 0; line < 59; line += 1) await register.stranger.sendMessage({ relayKey: data.relayKey, text: `Line ${line}` })
  expect([(await sentTo(PEOPLE.anna.email)).length, (await sentTo(PEOPLE.anna.mobile)).length]).toEqual([1, 1])
})

test('a finder whom a keeper answers again and again causes eight e-mails and three texts an hour, and one that sums up the rest', async () => {
  const { data } = await leave()
  for (let line = 0; line < 59; line += 1) {
    await anna.getFounderInfo({ threadId: data.threadId })
    await register.stranger.sendMessage({ relayKey: data.relayKey, text: `Line ${line}` })
  }
  expect((await sentTo(PEOPLE.anna.email)).length).toBe(8)
  expect((await sentTo(PEOPLE.anna.mobile)).length).toBeLessThanOrEqual(3)
})

test('an offer of a pet that is made and taken back over and over does not fill the inbox of whoever is offered it', async () => {
  for (let round = 0; round < 30; round += 1) {
    const to = { kind: 'person', contact: { email: 'victim@example.org', mobile: '07700 900556' } }
    const made = await anna.saveRehomeRequest({ petId, to, why: 'moving' })
    expect(made.status).toBe(200)
    await anna.withdrawRehomeRequest({ rehomingId: made.data.rehomingId })
  }
  expect((await sentTo('victim@example.org')).length).toBeLessThanOrEqual(2)
  expect((await sentTo('+447700900556')).length).toBeLessThanOrEqual(1)
})
