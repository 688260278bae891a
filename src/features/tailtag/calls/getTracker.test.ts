import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, keeperWithPet } from '#src/testing/rehomings.ts'
import { PARK, seenBySomebody } from '#src/testing/searches.ts'
import { madeTag, scan, taggedDog } from '#src/testing/tags.ts'
import { lostTaggedDog, opened, sharedLink } from '#src/testing/trackers.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

const HERE = { kind: 'precise', lat: 52.061, lng: -1.339, accuracyMetres: 12 }
const ROUGHLY = { kind: 'approximate', lat: 52.07, lng: -1.33, accuracyMetres: 900 }

const tracked = async (api: Client, asked: { petId?: string } = {}) => (await api.getTracker(asked)).data.tracked

test('scans, sightings and where the pet was last seen stand together, the newest first', async () => {
  const { keeper, petId, token, caseId } = await lostTaggedDog(register)
  await seenBySomebody(register, caseId, { words: 'By the weir', finderEmail: 'flo@example.org' })
  register.clock.turn({ minutes: 5 })
  await scan(register, token, { place: HERE, placeWords: 'Outside the Red Lion', message: 'She is with me' })
  register.clock.turn({ minutes: 20 })
  await scan(register, token, { place: ROUGHLY, canHold: true })

  const { data } = await keeper.api.getTracker({})
  expect(data.pets).toEqual([{ petId, tagId: null, petName: 'Nettle' }])
  expect(data.tracked).toMatchObject({ petId, petName: 'Nettle', missing: 'missing', caseId })
  expect(data.tracked?.points).toMatchObject([
    { kind: 'scan', place: { lat: 52.07, accuracyMetres: 900, isPrecise: false }, canHold: true, threadId: null },
    { kind: 'scan', place: { lat: 52.061, isPrecise: true }, placeWords: 'Outside the Red Lion', words: 'She is with me' },
    { kind: 'sighting', place: { lat: 52.07, lng: -1.35, isPrecise: true }, words: 'By the weir' },
    { kind: 'lastSeen', place: { ...PARK, isPrecise: true }, words: 'Ran after a deer. Ring 07700 900123' },
  ])
  expect(data.tracked?.points.map(({ threadId }) => threadId !== null)).toEqual([false, true, true, false])
})

test('a sighting of another animal is no part of the trail', async () => {
  const { keeper, petId, caseId } = await lostTaggedDog(register)
  const { data } = await seenBySomebody(register, caseId)
  await keeper.api.judgeSighting({ sightingId: data.id, verdict: 'dismissed' })
  expect((await tracked(keeper.api, { petId }))?.points.map(({ kind }) => kind)).toEqual(['lastSeen'])
})

test('of several pets the missing one comes first, and a keeper can choose another', async () => {
  const { keeper, petId } = await lostTaggedDog(register)
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
  const { share, shareId } = await sharedLink(keeper.api, { tagId })
  expect((await opened(register, share)).data).toMatchObject({ petName: 'Fern', points: [{ kind: 'scan' }] })
  expect((await keeper.api.getTrackerShares({ tagId })).data.shares).toMatchObject([{ shareId }])

  const { petId } = (await keeper.api.addPet(animal({ name: 'Fern' }))).data
  await keeper.api.moveTag({ tagId, petId })
  expect((await opened(register, share)).data).toMatchObject({ petName: 'Fern', points: [{ kind: 'scan' }] })
  expect(await keeper.api.getTracker({ tagId })).toMatchObject({ status: 404, code: 'notYours' })
})

test('a keeper who looks at the tracker has seen the scans, and who opens a link has not', async () => {
  const { keeper, petId, token } = await taggedDog(register)
  await scan(register, token, { place: HERE })
  const seen = async () => (await register.db.selectFrom('scan').select('seenAt').where('petId', '=', petId).executeTakeFirst())?.seenAt
  await opened(register, (await sharedLink(keeper.api, { petId })).share)
  expect(await seen()).toBeNull()
  await tracked(keeper.api)
  expect(await seen()).toEqual(register.clock.now())
})

test('where there is nothing to follow yet, nothing is answered', async () => {
  const somebody = await confirmed(register)
  expect((await somebody.api.getTracker({})).data).toEqual({ pets: [], tracked: null })
})

test('scans whose places are forgotten stand nowhere', async () => {
  const { keeper, petId, token } = await taggedDog(register)
  await scan(register, token, { place: HERE })
  register.clock.turn({ days: 91 })
  await register.runJob('forgetScans', {})
  const { data } = await register.stranger.login({ email: keeper.email, password: keeper.password }, { address: freshAddress() })
  expect(await tracked(register.withToken(data.token), { petId })).toMatchObject({ points: [] })
})
