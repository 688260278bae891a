import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { haveAgreed } from '#src/testing/agreed.ts'
import { freshAddress, solved } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let listedId: string
beforeAll(async () => {
  register = await testRegister()
  await haveAgreed(register, 'gus@example.org')
  const bryony = await register.as('bryony')
  await bryony.updateBreederListing({ listed: true, publicName: 'Hollow Farm' })
  listedId = (await register.stranger.searchBreeders({})).data.items[0]?.id ?? ''
})
afterAll(() => register.close())
beforeEach(async () => {
  register.clock.turn({ hours: 2 })
  await register.drain()
  await register.db.deleteFrom('outboxMessage').execute()
})

const sent = async () => {
  await register.drain()
  return register.outbox()
}

test('somebody who is signed in writes to a breeder, who answers; neither learns the other’s address', async () => {
  const [anna, bryony] = [await register.as('anna'), await register.as('bryony')]
  const { status, data } = await anna.startConversation({ listedId, text: 'Do you have a golden puppy?' })
  expect(status).toBe(200)
  expect((await sent()).map(({ recipient }) => recipient)).toEqual(['bryony@homeward.example'])

  const atBreeder = (await bryony.conversation({ threadId: data.threadId })).data
  expect(atBreeder).toMatchObject({ about: 'breeder', side: 'host', other: { name: 'Anna', role: 'customer' } })
  expect(JSON.stringify(atBreeder)).not.toMatch(/anna@|07700/)
  await bryony.sendMessage({ threadId: data.threadId, text: 'In May.' })
  const atAnna = (await anna.conversation({ threadId: data.threadId })).data
  expect(atAnna.other).toEqual({ name: 'Hollow Farm', inSentence: 'Hollow Farm', role: 'breeder' })
  expect(JSON.stringify(atAnna)).not.toMatch(/Bryony|Clarke|bryony@/)
  expect((await anna.conversations({})).data.items).toMatchObject([{ other: { name: 'Hollow Farm' }, about: 'breeder' }])
  expect((await bryony.conversations({})).data.items).toMatchObject([{ other: { name: 'Anna' } }])
})

test('somebody without an account writes too, and hears of the answer', async () => {
  const asked = { listedId, text: 'Is the red one free?', name: 'Gus', email: 'gus@example.org', captcha: await solved(register) }
  const { status, data } = await register.stranger.startConversation(asked, { address: freshAddress() })
  expect(status).toBe(200)
  const toGuest = (await sent()).find(({ recipient }) => recipient === 'gus@example.org')
  expect(toGuest?.subject).toBe('We’ve passed on your message to Hollow Farm')
  expect(toGuest?.text).not.toContain('red one')
  await (await register.as('bryony')).sendMessage({ threadId: data.threadId, text: 'It is.' })
  expect((await sent()).map(({ subject }) => subject)).toContain('New message from Hollow Farm')
})

test('breeders don’t write to themselves: noSuchListed', async () => {
  expect(await (await register.as('bryony')).startConversation({ listedId, text: 'Hello' })).toMatchObject({
    status: 404,
    code: 'noSuchListed',
  })
})

test('a breeder who isn’t listed any more goes on with the conversations they have, and is asked nothing new: noSuchListed', async () => {
  const [anna, bryony] = [await register.as('anna'), await register.as('bryony')]
  await bryony.updateBreederListing({ listed: false, publicName: 'Hollow Farm' })
  expect(await anna.startConversation({ listedId, text: 'And a black one?' })).toMatchObject({ status: 404, code: 'noSuchListed' })
  expect((await anna.conversations({})).data.items).toMatchObject([{ other: { name: 'Hollow Farm' } }])
})

test('an address that hasn’t said yes is asked about the breeder it wrote to, and the breeder sees that their reply waits', async () => {
  const bryony = await register.as('bryony')
  await bryony.updateBreederListing({ listed: true, publicName: 'Hollow Farm' })
  const asked = { listedId, text: 'Any left?', name: 'Olive', email: 'olive@example.org', captcha: await solved(register) }
  const { data } = await register.stranger.startConversation(asked, { address: freshAddress() })
  const question = (await sent()).find(({ recipient }) => recipient === 'olive@example.org')
  expect(question?.text).toContain('You wrote to Hollow Farm on Homeward, the pet microchip register, and gave this address for the reply.')
  expect(question?.text).toContain('we’ll send you Hollow Farm’s replies')
  expect(question?.text).not.toMatch(/found|keeper/)
  const seen = async () => (await bryony.conversation({ threadId: data.threadId })).data.waitsForYes
  expect(await seen()).toBe(true)
  await haveAgreed(register, 'olive@example.org')
  expect(await seen()).toBe(false)
})
