import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { signedInAnew } from '#src/testing/claims.ts'
import { havePet } from '#src/testing/lookups.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { lookupLog } from './log.ts'

/** The keeper of a missing animal is told at once, by every way that is on, and somebody else is asked when they don’t answer. */

const CHIP = '985121004515237'
const SECOND = '+447700900777'
let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await havePet(register, { chip: CHIP, name: 'Wren', status: 'missing' })
})
beforeEach(async () => {
  register.clock.turn({ hours: 2 })
  const secondContact = JSON.stringify({ name: 'Rose', phone: SECOND })
  await register.db
    .updateTable('account')
    .set({ alertByEmail: true, alertBySms: true, secondContact })
    .where('id', '=', register.people.anna)
    .execute()
  await register.drain()
  await register.db.deleteFrom('outboxMessage').execute()
})
afterAll(() => register.close())

const to = async (recipient: string) => (await register.outbox()).filter((one) => one.recipient === recipient)

async function lookUp() {
  await register.stranger.publicChipInfo({ chipNumber: CHIP })
  await lookupLog(register.services).flush()
  await register.drain()
}

async function write() {
  const { data } = await register.stranger.addMicrochipLookup({ chipNumber: CHIP, message: 'I have her by the weir.' })
  await register.drain()
  return data.threadId
}

test('a lookup is told by e-mail and by text message, in words that say what the finder was told', async () => {
  await lookUp()
  const [[letter], [text]] = [await to(PEOPLE.anna.email), await to(PEOPLE.anna.mobile)]
  expect(letter?.subject).toBe('Someone looked up Wren, who you’ve reported missing')
  expect(letter?.text).toContain('told that you’ve reported Wren missing')
  expect(text?.text).toContain('Someone just looked up Wren')
})

test('a keeper who has switched text messages off gets none', async () => {
  await register.db.updateTable('account').set({ alertBySms: false }).execute()
  await lookUp()
  expect([(await to(PEOPLE.anna.email)).length, (await to(PEOPLE.anna.mobile)).length]).toEqual([1, 0])
})

test('when the keeper hasn’t read the message in 15 minutes, their second contact is asked to call them, and learns nothing of the finder', async () => {
  const threadId = await write()
  expect((await to(PEOPLE.anna.mobile))[0]?.text).toContain('Someone may have found Wren')
  await register.runJob('callSecondContact', { threadId })
  await register.drain()
  const [text] = await to(SECOND)
  expect(text?.text).toMatch(/^Homeward: Rose, someone may have found Wren\. Anna \w+ has reported Wren missing/)
  expect(text?.text).not.toContain('weir')
})

test('a keeper who has read it is left to answer', async () => {
  const threadId = await write()
  const anna = await signedInAnew(register, 'anna')
  await anna.conversation({ threadId: threadId ?? '' })
  await register.db
    .updateTable('message')
    .set({ readAt: register.clock.now() })
    .where('threadId', '=', threadId ?? '')
    .execute()
  await register.runJob('callSecondContact', { threadId })
  await register.drain()
  expect(await to(SECOND)).toEqual([])
})
