import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { givenToSomebody } from '#src/testing/rehomings.ts'
import { madeTag, newestPin, scan, taggedDog } from '#src/testing/tags.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

const PLACE = { kind: 'precise', lat: 52.06, lng: -1.34, accuracyMetres: 12 }
const scansOf = (petId: string) => register.db.selectFrom('scan').selectAll().where('petId', '=', petId).execute()
const told = async (email: string) => (await mailbox(register, email)).filter(({ subject }) => subject?.includes('scanned')).length

test('a stranger scans the tag, and its keeper is told where', async () => {
  const { token, petId, email } = await taggedDog(register)
  expect(await scan(register, token, { place: PLACE, canHold: true })).toMatchObject({ status: 200, data: { relayLink: null } })
  const letter = await newestTo(register, email)
  expect(letter.subject).toBe('Someone scanned Nettle’s tag')
  expect(letter.text).toContain('shared their location, within 12 metres')
  expect(letter.text).toContain('can keep Nettle safe')
  expect(await scansOf(petId)).toMatchObject([{ lat: 52.06, placeKind: 'precise', canHold: true }])
})

test('one device within ten minutes is one scan, and what it adds is told', async () => {
  const { token, petId, email } = await taggedDog(register)
  const address = freshAddress()
  for (const said of [{}, {}, { placeWords: 'Outside the Red Lion' }]) await scan(register, token, said, address)
  expect(await scansOf(petId)).toMatchObject([{ placeWords: 'Outside the Red Lion' }])
  expect(await told(email)).toBe(2)
  register.clock.turn({ minutes: 11 })
  await scan(register, token, {}, address)
  expect(await scansOf(petId)).toHaveLength(2)
})

test('a button that is pressed eight times at once is one scan', async () => {
  const { token, petId } = await taggedDog(register)
  const address = freshAddress()
  await Promise.all(Array.from({ length: 8 }, () => scan(register, token, { placeWords: 'Mill Lane' }, address)))
  expect(await scansOf(petId)).toHaveLength(1)
})

test('what a device says after the pet has another keeper never reaches the former one', async () => {
  const { keeper, token, tagId, petId } = await taggedDog(register)
  const address = freshAddress()
  await scan(register, token, {}, address)
  const taker = await givenToSomebody(register, keeper, petId)
  await taker.api.activateTag({ token, pin: await newestPin(register, tagId), petId })
  await scan(register, token, { place: PLACE, placeWords: 'Outside our new home' }, address)
  expect((await keeper.api.getTagScans({})).data.items).toMatchObject([{ place: null, placeWords: '' }])
  expect((await taker.api.getTagScans({})).data.items).toMatchObject([{ placeWords: 'Outside our new home' }])
})

test('the scan of a tag that moves to another pet stays with the pet that was scanned', async () => {
  const { keeper, token, tagId, petId } = await taggedDog(register)
  const { data: other } = await keeper.api.addPet(animal({ name: 'Bracken' }))
  const address = freshAddress()
  await scan(register, token, { placeWords: 'Mill Lane' }, address)
  await keeper.api.moveTag({ tagId, petId: other.petId })
  await scan(register, token, { placeWords: 'The station' }, address)
  expect(await scansOf(petId)).toMatchObject([{ placeWords: 'Mill Lane' }])
  expect(await scansOf(other.petId)).toMatchObject([{ placeWords: 'The station' }])
})

test('a message begins a conversation in which neither sees who the other is', async () => {
  const { token, keeper, email } = await taggedDog(register)
  const place = { kind: 'precise', lat: 52.061, lng: -1.339, accuracyMetres: 9 }
  const said = { message: 'She is with me at the Red Lion', finderName: 'Flo', placeWords: 'Red Lion, Mill Lane', place }
  const { data } = await scan(register, token, said)
  const relayKey = data.relayLink?.split('/').at(-1) ?? ''
  const letters = await mailbox(register, email)
  expect(letters.map(({ subject }) => subject)).toContain('Someone scanned Nettle’s tag')
  expect(letters.some(({ text }) => text.includes('She is with me'))).toBe(true)
  const letter = letters.find(({ text }) => text.includes('She is with me'))
  expect(letter?.text).toContain('Where they say the animal is: Red Lion, Mill Lane')
  expect(letter?.text).toContain('https://www.openstreetmap.org/?mlat=52.061&mlon=-1.339')
  const thread = (await register.stranger.conversation({ relayKey })).data
  expect(thread.where).toEqual({ words: 'Red Lion, Mill Lane', lat: 52.061, lng: -1.339 })
  expect((await keeper.api.conversation({ threadId: thread.threadId })).data.where).toEqual(thread.where)
  expect(JSON.stringify(thread)).not.toContain(email)
  const threads = await keeper.api.getTasks({})
  expect(JSON.stringify(threads.data)).toContain('Nettle')
})

test('who would rather not say where they are is not asked again, and nothing of a place is kept', async () => {
  const { token, petId } = await taggedDog(register)
  await scan(register, token, { place: { kind: 'denied' } })
  expect(await scansOf(petId)).toMatchObject([{ placeKind: 'denied', lat: null, lng: null }])
})

test('the keeper’s own scan counts for nothing', async () => {
  const { token, petId, keeper } = await taggedDog(register)
  expect((await keeper.api.addScanTracking({ token })).data).toEqual({ scanId: null, relayLink: null })
  expect(await scansOf(petId)).toEqual([])
})

test('whoever writes through a paused tag learns nothing of the pet, and its keeper reads what they write', async () => {
  const { keeper, token, tagId, email } = await taggedDog(register)
  await keeper.api.updateTag({ tagId, now: 'pause' })
  const { data } = await scan(register, token, { message: 'She is with me', finderEmail: 'fay@example.org' })
  const thread = await register.stranger.conversation({ relayKey: data.relayLink?.split('/').at(-1) ?? '' })
  expect(thread.status).toBe(200)
  expect(JSON.stringify(thread.data)).not.toMatch(/Nettle|dog/)
  expect((await mailbox(register, email)).some(({ text }) => text.includes('She is with me'))).toBe(true)
})

test('a tag that is not in use, or is none, tells nobody anything', async () => {
  const { token } = await madeTag(register)
  expect(await scan(register, token)).toMatchObject({ status: 409, code: 'notActive', clause: 'TAG-8' })
  expect(await scan(register, 'AAAA-AAAA')).toMatchObject({ status: 404, code: 'noSuchTag' })
})

test('after too many wrong codes a network is told no more', async () => {
  const address = freshAddress()
  for (let guess = 0; guess < 20; guess += 1) await scan(register, `GUESS${guess}`, {}, address)
  expect(await scan(register, 'AAAA-AAAA', {}, address)).toMatchObject({ status: 429, code: 'tooManyGuesses' })
})

test('places are forgotten after 90 days, but for a pet that is still looked for', async () => {
  const home = await taggedDog(register)
  const away = await taggedDog(register, 'Bracken')
  for (const { token } of [home, away]) await scan(register, token, { place: PLACE, placeWords: 'By the church' })
  await away.keeper.api.updatePetStatus({ petId: away.petId, status: 'missing' })
  register.clock.turn({ days: 91 })
  await register.runJob('forgetScans', {})
  expect(await scansOf(home.petId)).toMatchObject([{ lat: null, placeWords: null }])
  expect(await scansOf(away.petId)).toMatchObject([{ lat: 52.06, placeWords: 'By the church' }])
})
