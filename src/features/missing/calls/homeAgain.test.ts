import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { havePet } from '#src/testing/lookups.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let pets = 0
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

/** A pet of Anna’s that a finder writes about, and the key in the link that Anna is sent. */
async function found(status: 'active' | 'missing' | 'stolen') {
  pets += 1
  const chip = `9851210048${String(10000 + pets)}`
  const petId = await havePet(register, { chip, status })
  const { data } = await register.stranger.addMicrochipLookup({ chipNumber: chip, message: 'I have her.', placeWords: 'By the weir' })
  const { text } = await newestTo(register, PEOPLE.anna.email)
  const relayKey = /\/relay\/([\w-]+)/.exec(text)?.[1] ?? ''
  return { petId, relayKey, finderKey: data.relayKey, threadId: data.threadId }
}

const statusOf = async (petId: string) =>
  (await register.db.selectFrom('pet').select('status').where('id', '=', petId).executeTakeFirstOrThrow()).status

test('a keeper answers from the message, without signing in, and says there that the pet is home', async () => {
  const { petId, relayKey, finderKey } = await found('missing')
  expect((await register.stranger.conversation({ relayKey })).data).toMatchObject({ side: 'host', isLookedFor: true, petId })
  expect((await register.stranger.getFounderInfo({ relayKey })).data).toMatchObject({ placeWords: 'By the weir' })
  await register.stranger.sendMessage({ relayKey, text: 'I’m on my way.' })
  expect(await register.stranger.homeAgain({ relayKey })).toMatchObject({ status: 200, data: { petName: 'Bramble' } })
  expect(await statusOf(petId)).toBe('active')
  const { data } = await register.stranger.conversation({ relayKey: finderKey })
  expect(data.messages.map(({ side, text }) => [side, text])).toEqual([
    ['guest', 'I have her.'],
    ['host', 'I’m on my way.'],
    ['host', 'Bramble is home. Thank you for your help!'],
  ])
  expect((await register.stranger.homeAgain({ relayKey })).code).toBe('notAway')
})

test('the link ends after 14 days, and opens this conversation only', async () => {
  const one = await found('missing')
  const other = await found('missing')
  expect((await register.stranger.conversation({ relayKey: one.relayKey, threadId: other.threadId })).data.threadId).toBe(one.threadId)
  register.clock.turn({ days: 13 })
  expect((await register.stranger.conversation({ relayKey: one.relayKey })).status).toBe(200)
  register.clock.turn({ days: 1 })
  expect((await register.stranger.conversation({ relayKey: one.relayKey })).code).toBe('linkUnknown')
  expect((await register.stranger.homeAgain({ relayKey: one.relayKey })).code).toBe('notYours')
})

test('neither the finder nor anybody else can say that the pet is home', async () => {
  const { petId, finderKey, threadId } = await found('stolen')
  const idris = await register.as('idris')
  expect((await register.stranger.homeAgain({ relayKey: finderKey })).code).toBe('notYours')
  expect((await idris.homeAgain({ threadId })).code).toBe('notYours')
  expect((await register.stranger.getFounderInfo({ relayKey: finderKey })).code).toBe('notYours')
  expect(await statusOf(petId)).toBe('stolen')
})

test('an e-mail address that nobody has confirmed gets no link that opens the conversation', async () => {
  await register.db.updateTable('account').set({ emailVerifiedAt: null }).where('id', '=', register.people.tamsin).execute()
  await havePet(register, { chip: '985121004599999', keeper: 'tamsin', status: 'missing' })
  await register.stranger.addMicrochipLookup({ chipNumber: '985121004599999', message: 'I have her.' })
  expect((await newestTo(register, PEOPLE.tamsin.email)).text).not.toContain('/relay/')
})
