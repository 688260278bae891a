import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, given, keeperWithPet } from '#src/testing/rehomings.ts'
import { anHourAgo, PARK, seenBySomebody } from '#src/testing/searches.ts'
import { madeTag, scan, taggedDog } from '#src/testing/tags.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

const HERE = { kind: 'precise', lat: 52.061, lng: -1.339, accuracyMetres: 12 }
const ROUGHLY = { kind: 'approximate', lat: 52.07, lng: -1.33, accuracyMetres: 900 }

/** A dog with a tag that its keeper has reported lost. */
async function lostDog(name = 'Nettle') {
  const dog = await taggedDog(register, name)
  const report = {
    kind: 'lost',
    petId: dog.petId,
    where: PARK,
    seenAt: anHourAgo(register),
    circumstances: 'Ran after a deer. Ring 07700 900123',
  }
  return { ...dog, caseId: (await dog.keeper.api.saveLostPetRequest({ report })).data.id }
}

const tracked = async (api: Client, asked: { petId?: string; share?: string } = {}) => (await api.getTracker(asked)).data.tracked
const opened = (share: string) => register.stranger.getTracker({ share }, { address: freshAddress() })

async function sharedLink(api: Client, of: { petId: string } | { tagId: string }, lasts: 'hour' | 'day' | 'week' = 'day') {
  const { data } = await api.shareTracker({ ...of, lasts })
  return { ...data, token: data.link.split('/').at(-1) ?? '' }
}

test('scans, sightings and where the pet was last seen stand together, the newest first', async () => {
  const { keeper, petId, token, caseId } = await lostDog()
  await seenBySomebody(register, caseId, { words: 'By the weir', finderEmail: 'flo@example.org' })
  register.clock.turn({ minutes: 5 })
  await scan(register, token, { place: HERE, placeWords: 'Outside the Red Lion', message: 'She is with me' })
  register.clock.turn({ minutes: 20 })
  await scan(register, token, { place: ROUGHLY, canHold: true })

  const { data } = await keeper.api.getTracker({})
  expect(data.pets).toEqual([{ petId, tagId: null, petName: 'Nettle' }])
  expect(data.tracked).toMatchObject({ petId, petName: 'Nettle', missing: 'missing', caseId, until: null })
  expect(data.tracked?.points).toMatchObject([
    { kind: 'scan', place: { lat: 52.07, accuracyMetres: 900, isPrecise: false }, canHold: true, threadId: null },
    { kind: 'scan', place: { lat: 52.061, isPrecise: true }, placeWords: 'Outside the Red Lion', words: 'She is with me' },
    { kind: 'sighting', place: { lat: 52.07, lng: -1.35, isPrecise: true }, words: 'By the weir' },
    { kind: 'lastSeen', place: { ...PARK, isPrecise: true }, words: 'Ran after a deer. Ring 07700 900123' },
  ])
  expect(data.tracked?.points.map(({ threadId }) => threadId !== null)).toEqual([false, true, true, false])
})

test('a sighting of another animal is no part of the trail', async () => {
  const { keeper, petId, caseId } = await lostDog()
  const { data } = await seenBySomebody(register, caseId)
  await keeper.api.judgeSighting({ sightingId: data.id, verdict: 'dismissed' })
  expect((await tracked(keeper.api, { petId }))?.points.map(({ kind }) => kind)).toEqual(['lastSeen'])
})

test('of several pets the missing one comes first, and a keeper can choose another', async () => {
  const { keeper, petId } = await lostDog()
  const other = (await keeper.api.addPet(animal({ name: 'Ash' }))).data.petId
  const tag = await madeTag(register)
  await keeper.api.activateTag({ token: tag.token, pin: tag.pin, petId: other })
  const { data } = await keeper.api.getTracker({})
  expect(data.tracked?.petId).toBe(petId)
  expect(data.pets.map(({ petName }) => petName)).toEqual(['Nettle', 'Ash'])
  expect(await tracked(keeper.api, { petId: other })).toMatchObject({ petName: 'Ash', missing: null, points: [] })
  const someoneElses = await taggedDog(register, 'Bracken')
  expect(await keeper.api.getTracker({ petId: someoneElses.petId })).toMatchObject({ status: 404, code: 'notYours' })
  expect((await someoneElses.keeper.api.getTracker({ petId: someoneElses.petId })).data.tracked).toMatchObject({
    missing: null,
    points: [],
  })
})

test('a pet that only its tag knows is followed and shared too, and its links stay with it when it comes onto the register', async () => {
  const { keeper } = await keeperWithPet(register)
  const { token, pin, tagId } = await madeTag(register)
  await keeper.api.activateTag({ token, pin, card: { name: 'Fern', species: 'cat', isMissing: true } })
  await scan(register, token, { place: HERE })
  const { data } = await keeper.api.getTracker({})
  expect(data.tracked).toMatchObject({ petId: null, tagId, petName: 'Fern', missing: 'missing', caseId: null, points: [{ kind: 'scan' }] })
  const { token: share, shareId } = await sharedLink(keeper.api, { tagId })
  expect((await opened(share)).data.tracked).toMatchObject({ tagId: null, petName: 'Fern', points: [{ kind: 'scan' }] })
  expect((await keeper.api.getTrackerShares({ tagId })).data.shares).toMatchObject([{ shareId }])

  const { petId } = (await keeper.api.addPet(animal({ name: 'Fern' }))).data
  await keeper.api.moveTag({ tagId, petId })
  expect((await opened(share)).data.tracked).toMatchObject({ petName: 'Fern', points: [{ kind: 'scan' }] })
  expect(await keeper.api.getTracker({ tagId })).toMatchObject({ status: 404, code: 'notYours' })
})

test('a keeper who looks at the tracker has seen the scans, and who opens a link has not', async () => {
  const { keeper, petId, token } = await taggedDog(register)
  await scan(register, token, { place: HERE })
  const seen = async () => (await register.db.selectFrom('scan').select('seenAt').where('petId', '=', petId).executeTakeFirst())?.seenAt
  await opened((await sharedLink(keeper.api, { petId })).token)
  expect(await seen()).toBeNull()
  await tracked(keeper.api)
  expect(await seen()).toEqual(register.clock.now())
})

test('where there is nothing to follow yet, nothing is answered, and a stranger needs a link', async () => {
  const somebody = await confirmed(register)
  expect((await somebody.api.getTracker({})).data).toEqual({ pets: [], tracked: null })
  expect(await register.stranger.getTracker({}, { address: freshAddress() })).toMatchObject({ status: 403, code: 'linkNeeded' })
})

test('scans whose places are forgotten stand nowhere', async () => {
  const { keeper, petId, token } = await taggedDog(register)
  await scan(register, token, { place: HERE })
  register.clock.turn({ days: 91 })
  await register.runJob('forgetScans', {})
  const { data } = await register.stranger.login({ email: keeper.email, password: keeper.password }, { address: freshAddress() })
  expect(await tracked(register.withToken(data.token), { petId })).toMatchObject({ points: [] })
})

test('who opens a link sees the same places, and nothing that leads to the keeper, the finders or what they write', async () => {
  const { keeper, petId, token, caseId, email } = await lostDog()
  await seenBySomebody(register, caseId, { words: 'Ring me on 07700 900456', finderEmail: 'flo@example.org' })
  await scan(register, token, { place: HERE, placeWords: 'Ask bo@example.org', message: 'She is with me', finderMobile: '07700 900789' })
  const { token: share, until } = await sharedLink(keeper.api, { petId })

  const { status, data } = await opened(share)
  expect(status).toBe(200)
  expect(data.pets).toEqual([])
  expect(data.tracked).toMatchObject({ petId: null, petName: 'Nettle', missing: 'missing', until })
  const own = await tracked(keeper.api, { petId })
  expect(data.tracked?.points.map(({ place }) => place)).toEqual(own?.points.map(({ place }) => place))
  const sent = JSON.stringify(data)
  for (const secret of [email, petId, '900123', '900456', '900789', 'flo@', 'bo@', 'She is with me']) expect(sent).not.toContain(secret)
  expect(data.tracked?.points.every(({ threadId }) => threadId === null)).toBe(true)
})

test('a link that is ended or has expired says so, and one that there is not is not found', async () => {
  const { keeper, petId } = await taggedDog(register)
  const [first, second] = [await sharedLink(keeper.api, { petId }), await sharedLink(keeper.api, { petId }, 'hour')]
  await keeper.api.endTrackerShare({ shareId: first.shareId })
  expect(await opened(first.token)).toMatchObject({ status: 410, code: 'ended' })
  expect((await opened(second.token)).status).toBe(200)
  register.clock.turn({ hours: 1 })
  expect(await opened(second.token)).toMatchObject({ status: 410, code: 'expired' })
  expect(await opened('nothing-like-it')).toMatchObject({ status: 404, code: 'notFound' })
})

/** The keeper gives the dog to somebody else. */
async function handOver({ api }: { api: Client }, petId: string) {
  const taker = await confirmed(register, { name: 'Tara Taker' })
  const rehomingId = await given(api, petId, { kind: 'person', contact: { email: taker.email } })
  expect((await taker.api.acceptRejectRehomeRequest({ rehomingId, answer: 'accept', adult: true })).status).toBe(200)
  return taker
}

test('a pet that gets another keeper takes no link and no scan of the former one with it', async () => {
  const { keeper, petId, token } = await taggedDog(register)
  await scan(register, token, { place: HERE })
  const { token: share } = await sharedLink(keeper.api, { petId }, 'week')
  const taker = await handOver(keeper, petId)
  expect(await opened(share)).toMatchObject({ status: 410, code: 'ended' })
  expect((await taker.api.getTrackerShares({ petId })).data.shares).toEqual([])
  expect(await tracked(taker.api, { petId })).toMatchObject({ petId, points: [] })
  expect(await keeper.api.getTracker({ petId })).toMatchObject({ status: 404, code: 'notYours' })
})

test('of somebody whose account is erased no link is kept', async () => {
  const { keeper, petId } = await taggedDog(register)
  const { token } = await sharedLink(keeper.api, { petId }, 'week')
  await handOver(keeper, petId)
  await keeper.api.updateUser({ close: { password: keeper.password } })
  register.clock.turn({ days: 30 })
  await register.runJob('endClosingAccounts', {})
  expect(await register.db.selectFrom('tagShare').select('id').where('keeperId', '=', keeper.id).execute()).toEqual([])
  expect(await opened(token)).toMatchObject({ status: 404, code: 'notFound' })
})

test('a link that ran out long ago is forgotten', async () => {
  const { keeper, petId } = await taggedDog(register)
  const { token } = await sharedLink(keeper.api, { petId }, 'hour')
  register.clock.turn({ days: 89 })
  await register.runJob('forgetShares', {})
  expect((await opened(token)).code).toBe('expired')
  register.clock.turn({ days: 2 })
  await register.runJob('forgetShares', {})
  expect((await opened(token)).code).toBe('notFound')
})
