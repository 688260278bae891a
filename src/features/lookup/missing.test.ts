import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { signedInAnew } from '#src/testing/claims.ts'
import { havePet } from '#src/testing/lookups.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { foundDog, PARK } from '#src/testing/searches.ts'
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
  // A day, for a number that nobody has confirmed gets few texts in a day.
  register.clock.turn({ days: 1 })
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

/** The minutes that pass, each with the sweep that runs in it. */
async function minutesPass(minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    register.clock.turn({ minutes: 1 })
    await register.runJob('callSecondContact', {})
  }
  await register.drain()
}

test('every visitor who looks it up is told at once, however soon after another, and the same one once an hour', async () => {
  const lookUpFrom = async (address: string) => {
    await register.stranger.publicChipInfo({ chipNumber: CHIP }, { address })
    await lookupLog(register.services).flush()
    await register.drain()
  }
  await lookUpFrom('203.0.113.5')
  register.clock.turn({ minutes: 5 })
  await lookUpFrom('198.51.100.7')
  await lookUpFrom('203.0.113.5')
  await lookUpFrom('198.51.100.7')
  expect(await to(PEOPLE.anna.email)).toHaveLength(2)
  register.clock.turn({ minutes: 61 })
  await lookUpFrom('203.0.113.5')
  expect(await to(PEOPLE.anna.email)).toHaveLength(3)
})

test('the keeper of a stolen animal is told in the same ways, in words of its own', async () => {
  const stolen = '985121004515245'
  await havePet(register, { chip: stolen, name: 'Raven', status: 'stolen' })
  await register.stranger.publicChipInfo({ chipNumber: stolen })
  await lookupLog(register.services).flush()
  await register.drain()
  const [[letter], [text]] = [await to(PEOPLE.anna.email), await to(PEOPLE.anna.mobile)]
  expect(letter?.subject).toBe('Someone looked up Raven, who you’ve reported stolen')
  expect(text?.text).toContain('Someone just looked up Raven, who you’ve reported stolen')
  await register.stranger.addMicrochipLookup({ chipNumber: stolen, message: 'I have it.', placeWords: 'Behind the mill' })
  await register.drain()
  await minutesPass(15)
  expect((await to(SECOND))[0]?.text).toContain('has reported Raven stolen')
})

test('when the keeper hasn’t answered in 15 minutes, and not before, their second contact is asked to call them, and learns nothing of the finder', async () => {
  await write()
  expect((await to(PEOPLE.anna.mobile))[0]?.text).toContain('Someone may have found Wren')
  await minutesPass(14)
  expect(await to(SECOND)).toEqual([])
  await minutesPass(1)
  const [text] = await to(SECOND)
  expect(text?.text).toMatch(/^Homeward: Rose, someone may have found Wren\. Anna \w+ has reported Wren missing, and hasn’t answered/)
  expect(text?.text).not.toContain('weir')
  await minutesPass(30)
  expect(await to(SECOND)).toHaveLength(1)
})

test('reading it is no answer; an answer is', async () => {
  const [read, answered] = [await write(), await write()]
  const anna = await signedInAnew(register, 'anna')
  await register.db.updateTable('message').set({ readAt: register.clock.now() }).where('threadId', '=', read).execute()
  await anna.sendMessage({ threadId: answered, text: 'On my way!' })
  await minutesPass(15)
  expect(await to(SECOND)).toHaveLength(1)
  await register.db.deleteFrom('outboxMessage').execute()
  register.clock.turn({ hours: 2 })
  const anew = await signedInAnew(register, 'anna')
  const third = await write()
  await anew.sendMessage({ threadId: third, text: 'On my way!' })
  await minutesPass(20)
  expect(await to(SECOND)).toEqual([])
})

test('a later message that isn’t answered calls them as well', async () => {
  const { data } = await register.stranger.addMicrochipLookup({ chipNumber: CHIP, message: 'I have her.' })
  const anna = await signedInAnew(register, 'anna')
  await anna.sendMessage({ threadId: data.threadId, text: 'Where are you?' })
  await minutesPass(20)
  expect(await to(SECOND)).toEqual([])
  await register.stranger.sendMessage({ relayKey: data.relayKey, text: 'At the weir. She’s bleeding.' })
  await minutesPass(15)
  expect(await to(SECOND)).toHaveLength(1)
})

test('an animal that isn’t looked for calls no one', async () => {
  const home = '985121004515253'
  await havePet(register, { chip: home, name: 'Robin' })
  await register.stranger.addMicrochipLookup({ chipNumber: home, message: 'I have him.' })
  await minutesPass(20)
  expect(await to(SECOND)).toEqual([])
})

const POINT = { kind: 'precise', lat: 52.0567, lng: -2.7159, accuracyMetres: 12 }
const MAP = 'https://www.openstreetmap.org/?mlat=52.0567&mlon=-2.7159#map=17/52.0567/-2.7159'

test('where the finder says it is comes in the e-mail and in the text message, as words and as a link to the map', async () => {
  await register.stranger.addMicrochipLookup({ chipNumber: CHIP, message: 'I have her.', place: POINT, placeWords: 'By the weir' })
  await register.drain()
  const [[letter], [text]] = [await to(PEOPLE.anna.email), await to(PEOPLE.anna.mobile)]
  expect(letter?.text).toContain('Where they say the animal is: By the weir')
  expect(letter?.text).toContain(`See the place on a map:\n${MAP}`)
  expect(text?.text).toContain('Where: By the weir.')
  expect(text?.text).toContain(MAP)
})

test('a place from the map alone comes as a link to it', async () => {
  await register.stranger.addMicrochipLookup({ chipNumber: CHIP, message: 'I have her.', place: POINT })
  await register.drain()
  const [[letter], [text]] = [await to(PEOPLE.anna.email), await to(PEOPLE.anna.mobile)]
  expect(letter?.text).toContain('Where they say the animal is: 52.05670, -2.71590')
  expect(letter?.text).toContain(MAP)
  expect(text?.text).toContain('Where: 52.05670, -2.71590.')
  expect(text?.text).toContain(MAP)
})

test('both sides of the conversation see where it is', async () => {
  const { data } = await register.stranger.addMicrochipLookup({
    chipNumber: CHIP,
    message: 'I have her.',
    place: POINT,
    placeWords: 'By the weir',
  })
  const where = { words: 'By the weir', lat: 52.0567, lng: -2.7159 }
  const anna = await signedInAnew(register, 'anna')
  expect((await anna.conversation({ threadId: data.threadId })).data.where).toEqual(where)
  expect((await register.stranger.conversation({ relayKey: data.relayKey })).data.where).toEqual(where)
})

test('a report of a found animal carries its place to the keeper of the chip, and to both sides', async () => {
  const { email } = await foundDog(register, { chipNumber: CHIP })
  await register.drain()
  expect((await to(PEOPLE.anna.email))[0]?.text).toMatch(/Where they say the animal is: Banbury[\s\S]+https:\/\/www\.openstreetmap\.org/)
  const thread = await register.db.selectFrom('thread').selectAll().where('guestEmail', '=', email).executeTakeFirstOrThrow()
  expect(thread).toMatchObject({ placeLat: PARK.lat, placeLng: PARK.lng })
  await minutesPass(15)
  expect(await to(SECOND)).toHaveLength(1)
})

test('a visitor who looks it up and then writes is one entry of the keeper’s, with the conversation', async () => {
  const chip = '985121004515261'
  const petId = await havePet(register, { chip, name: 'Finch', status: 'missing' })
  const address = '203.0.113.9'
  for (let look = 0; look < 2; look += 1) await register.stranger.publicChipInfo({ chipNumber: chip }, { address })
  await lookupLog(register.services).flush()
  const { data } = await register.stranger.addMicrochipLookup({ chipNumber: chip, message: 'I have him.' }, { address })
  await register.stranger.publicChipInfo({ chipNumber: chip }, { address: '198.51.100.9' })
  await lookupLog(register.services).flush()
  const anna = await signedInAnew(register, 'anna')
  const { items } = (await anna.getMicroLookupHistory({ petId })).data
  expect(items.map(({ threadId, times }) => [threadId, times]).sort((one, other) => Number(other[1]) - Number(one[1]))).toEqual([
    [data.threadId, 3],
    [null, 1],
  ])
})
