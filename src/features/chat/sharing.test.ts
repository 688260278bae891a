import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { sharingHousehold } from '#src/testing/sharing.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const found = (chipNumber: string, message = 'She is in our garden.') =>
  register.stranger.addMicrochipLookup({ chipNumber, message, finderEmail: 'flo@example.org' }, { address: freshAddress() })

test('a finder’s message reaches both, and the one who shares the records answers as the keeper', async () => {
  const { keeper, partner, chip } = await sharingHousehold(register)
  const { threadId, relayKey } = (await found(chip)).data
  expect((await newestTo(register, keeper.email)).text).toContain('Reply without signing in')
  const letter = await newestTo(register, partner.email)
  expect(letter.text).toContain('Sign in to reply')
  expect(letter.text).not.toContain('14 days')

  expect((await partner.api.conversations()).data.items).toMatchObject([{ threadId, unread: 1 }])
  expect((await partner.api.unreadMessages()).data).toMatchObject({ unread: 1 })
  expect((await partner.api.sendMessage({ threadId, text: 'I’ll come at once.' })).status).toBe(200)
  const { messages } = (await register.stranger.conversation({ relayKey })).data
  expect(messages.at(-1)).toMatchObject({ side: 'host', text: 'I’ll come at once.' })
  expect(JSON.stringify((await register.stranger.conversation({ relayKey })).data)).not.toContain(partner.name)
})

test('what the keeper writes to anybody else stays with the keeper', async () => {
  const { keeper, partner } = await sharingHousehold(register)
  await keeper.api.startConversation({ text: 'My own question.' })
  expect((await partner.api.conversations()).data.total).toBe(0)
})

test('once the sharing has ended, nothing is heard or read any more', async () => {
  const { partner, keeper, id, chip } = await sharingHousehold(register)
  const { threadId } = (await found(chip)).data
  await keeper.api.endSharing({ id })
  const before = await mailbox(register, partner.email)
  expect((await partner.api.conversation({ threadId })).status).toBe(404)
  await found(chip, 'Is she yours?')
  expect(await mailbox(register, partner.email)).toHaveLength(before.length)
})
