import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD } from '#database/seed/people.ts'
import { STAFF } from '#database/seed/staff.ts'
import { haveAgreed } from '#src/testing/agreed.ts'
import { verifyTrainer } from '#src/testing/implants.ts'
import { freshAddress, solved } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { staffAccount } from '#src/testing/staff.ts'
import { signedInAnew } from '#src/testing/subscriptions.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await staffAccount(register)
  await haveAgreed(register, 'guest@example.org')
})
afterAll(() => register.close())
beforeEach(async () => {
  register.clock.turn({ hours: 2 })
  await register.drain()
  await register.db.deleteFrom('outboxMessage').execute()
})

async function sent() {
  await register.drain()
  return register.outbox()
}

const asStaff = () => signedInAnew(register, { email: STAFF.email, password: PASSWORD })

describe('with our support team', () => {
  test('somebody without an account writes, our staff are told and answer, and the guest is told once', async () => {
    const asked = { text: 'How do I move my dog here?', name: 'Gus', email: 'guest@example.org', captcha: await solved(register) }
    const { status, data } = await register.stranger.startConversation(asked, { address: freshAddress() })
    expect(status).toBe(200)
    expect((await sent()).map(({ recipient, subject }) => [recipient, subject]).sort()).toEqual([
      ['guest@example.org', 'We’ve got your message'],
      ['staff@homeward.example', 'New message from Gus'],
    ])

    const staff = await asStaff()
    expect((await staff.conversations({})).data.items).toMatchObject([
      { threadId: data.threadId, other: { name: 'Gus', role: 'customer' } },
    ])
    await staff.sendMessage({ threadId: data.threadId, text: 'Open Move a record.' })
    await staff.sendMessage({ threadId: data.threadId, text: 'It’s free.' })
    const [, ...letters] = (await sent()).filter(({ recipient }) => recipient === 'guest@example.org')
    expect(letters.map(({ subject }) => subject)).toEqual(['New message from Homeward support'])
    expect(letters[0]?.text).toMatch(/\/relay\//)
    const { relayKey } = data
    expect((await register.stranger.conversation({ relayKey: relayKey ?? '' })).data).toMatchObject({
      other: { role: 'support' },
      side: 'guest',
    })
  })

  test('somebody who is signed in goes on with the conversation they have, until it ends', async () => {
    const anna = await register.as('anna')
    const first = await anna.startConversation({ text: 'Hello.' })
    expect(first.data.relayKey).toBeNull()
    const second = await anna.startConversation({ text: 'Hello again.' })
    expect(second.data.threadId).toBe(first.data.threadId)
    await anna.conversationSafety({ threadId: first.data.threadId, action: 'end' })
    expect((await anna.startConversation({ text: 'Something else.' })).data.threadId).not.toBe(first.data.threadId)
    expect((await anna.conversation({ threadId: first.data.threadId })).data.messages.map(({ text }) => text)).toEqual([
      'Hello.',
      'Hello again.',
    ])
  })

  test('somebody who asks twice at once has one conversation', async () => {
    const wilma = await register.as('wilma')
    const asked = await Promise.all(['One.', 'Two.', 'Three.'].map((text) => wilma.startConversation({ text })))
    expect(new Set(asked.map(({ data }) => data.threadId)).size).toBe(1)
  })

  test('whoever is blocked gets around it by no end and new beginning', async () => {
    const [toby, staff] = [await register.as('toby'), await asStaff()]
    const { threadId } = (await toby.startConversation({ text: 'You fools.' })).data
    await staff.conversationSafety({ threadId, action: 'block' })
    await toby.conversationSafety({ threadId, action: 'end' })
    expect(await toby.startConversation({ text: 'You fools again.' })).toMatchObject({ status: 409, code: 'blocked' })
    await staff.conversationSafety({ threadId, action: 'unblock' })
    expect((await toby.startConversation({ text: 'Sorry.' })).data.threadId).not.toBe(threadId)
  })

  test('a guest says how to reach them: emailNeeded', async () => {
    const reply = await register.stranger.startConversation({ text: 'Hello', captcha: await solved(register) }, { address: freshAddress() })
    expect(reply).toMatchObject({ status: 400, code: 'emailNeeded', fields: { email: expect.stringContaining('Enter your e-mail') } })
  })

  test('a machine begins none: captchaFailed', async () => {
    const reply = await register.stranger.startConversation({ text: 'Buy!', email: 'm@example.org' }, { address: freshAddress() })
    expect(reply).toMatchObject({ status: 400, code: 'captchaFailed' })
  })

  test('nobody but our staff and the guest reads it', async () => {
    const { data } = await (await register.as('bryony')).startConversation({ text: 'A private matter.' })
    for (const name of ['anna', 'wilma', 'tamsin'] as const)
      expect(await (await register.as(name)).conversation({ threadId: data.threadId })).toMatchObject({ status: 404, code: 'linkUnknown' })
  })
})

describe('with a trainer', () => {
  test('a student writes, and each sees the other’s handle alone', async () => {
    await verifyTrainer(register)
    const [stefan, tamsin] = [await register.as('stefan'), await register.as('tamsin')]
    const { data } = await stefan.startConversation({ accountId: register.people.tamsin, text: 'When is the next course?' })
    expect((await sent()).map(({ recipient }) => recipient)).toEqual(['tamsin@homeward.example'])
    const atTrainer = (await tamsin.conversation({ threadId: data.threadId })).data
    expect(atTrainer).toMatchObject({ other: { name: 'Stefan', role: 'student' }, side: 'host', petName: null })
    expect(JSON.stringify(atTrainer)).not.toMatch(/stefan@|07700/)
    expect((await stefan.conversation({ threadId: data.threadId })).data.other.role).toBe('trainer')
  })

  test('nobody writes to somebody who isn’t among their partners: noSuchPartner', async () => {
    for (const name of ['anna', 'toby'] as const) {
      const reply = await (await register.as(name)).startConversation({ accountId: register.people.tamsin, text: 'Hello' })
      expect(reply).toMatchObject({ status: 404, code: 'noSuchPartner' })
    }
  })
})

describe('with a breeder', () => {
  test('only one who is listed can be written to: noSuchListed', async () => {
    const reply = await (await register.as('anna')).startConversation({ listedId: register.people.bryony, text: 'Hello' })
    expect(reply).toMatchObject({ status: 404, code: 'noSuchListed' })
  })
})
