import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#src/testing/client.ts'
import { havePet } from '#src/testing/lookups.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { expectSorts } from '#src/testing/sorts.ts'
import { lookupLog } from '../log.ts'

const [REX, MILO, TOBYS] = ['985121004515220', '985121004515221', '985121004515222'] as const
let register: TestRegister
let anna: Client
let toby: Client
let rex: string

beforeAll(async () => {
  register = await testRegister({ LOOKUPS_PER_MINUTE: '1000' })
  rex = await havePet(register, { chip: REX, name: 'Rex' })
  await havePet(register, { chip: MILO, name: 'Milo' })
  await havePet(register, { chip: TOBYS, name: 'Fern', keeper: 'toby' })
  anna = await register.as('anna')
  toby = await register.as('toby')
  for (let i = 0; i < 7; i += 1) await register.stranger.publicChipInfo({ chipNumber: REX }, { address: freshAddress() })
  register.clock.turn({ minutes: 1 })
  const { data } = await register.stranger.addMicrochipLookup({ chipNumber: MILO, message: 'I have him.', placeWords: 'By the weir' })
  await register.stranger.sendMessage({ relayKey: data.relayKey, text: 'Hello?' })
  await anna.publicChipInfo({ chipNumber: REX })
  await toby.publicChipInfo({ chipNumber: REX })
  await toby.publicChipInfo({ chipNumber: TOBYS })
  await toby.publicChipInfo({ chipNumber: '956000001234567' })
  await lookupLog(register.services).flush()
})
afterAll(() => register.close())

test('a keeper sees the lookups of their pets by others, newest first', async () => {
  const { data } = await anna.getMicroLookupHistory({})
  expect(data.total).toBe(9)
  expect(data.items.map(({ petName }) => petName)).toEqual(expect.arrayContaining(['Milo', 'Rex']))
  const times = data.items.map(({ at }) => at)
  expect(times).toEqual([...times].sort().reverse())
  await expectSorts((sort) => anna.getMicroLookupHistory({ sort }), 'at')
})

test('pages hold each lookup once, although seven were made in the same moment', async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => anna.getMicroLookupHistory({ page, pageSize: 2 })))
  const ids = pages.flatMap(({ data }) => data.items.map(({ lookupId }) => lookupId))
  expect(ids).toHaveLength(9)
  expect(new Set(ids).size).toBe(9)
})

test('a lookup with a message says how many lines wait to be read', async () => {
  const { data } = await anna.getMicroLookupHistory({})
  const withMessage = data.items.find(({ threadId }) => threadId)
  expect(withMessage).toMatchObject({ petName: 'Milo', unread: 2, placeWords: 'By the weir', place: null })
  await anna.getFounderInfo({ lookupId: withMessage?.lookupId ?? '' })
  const again = await anna.getMicroLookupHistory({})
  expect(again.data.items.map(({ unread }) => unread)).toEqual(Array.from({ length: 9 }, () => 0))
})

test('the lookups of one pet can be asked for', async () => {
  const { data } = await anna.getMicroLookupHistory({ petId: rex })
  expect([data.total, new Set(data.items.map(({ petName }) => petName))]).toEqual([8, new Set(['Rex'])])
})

test('somebody else’s pet has no lookups to see', async () => {
  for (const of of ['myPets', 'mine'])
    expect((await toby.getMicroLookupHistory({ of, petId: rex })).data).toMatchObject({ total: 0, items: [] })
})

test('who looks chips up sees them again, without the pets and conversations of others', async () => {
  const { data } = await toby.getMicroLookupHistory({ of: 'mine' })
  const seen = data.items.map(({ chipNumber, result, petName, petId, threadId }) => [chipNumber, result, petName, petId !== null, threadId])
  expect(seen.sort()).toEqual([
    ['956000001234567', 'unknown', null, false, null],
    [REX, 'registeredHere', null, false, null],
    [TOBYS, 'registeredHere', 'Fern', true, null],
  ])
})

test('a later keeper does not see where the pet has been before', async () => {
  await register.db.updateTable('pet').set({ keeperId: register.people.toby }).where('id', '=', rex).execute()
  expect((await toby.getMicroLookupHistory({ petId: rex })).data.total).toBe(0)
  await register.db.updateTable('pet').set({ keeperId: register.people.anna }).where('id', '=', rex).execute()
})

test('what one visitor looks up again and again in a day is one entry, with how often; on another day it’s another', async () => {
  const FOX = '985121004515251'
  const petId = await havePet(register, { chip: FOX, name: 'Fox' })
  const entries = async () => (await anna.getMicroLookupHistory({ petId })).data.items.map(({ times }) => times)
  const [one, other] = [freshAddress(), freshAddress()]
  for (const address of [one, one, one, other]) await register.stranger.publicChipInfo({ chipNumber: FOX }, { address })
  await lookupLog(register.services).flush()
  expect((await entries()).toSorted()).toEqual([1, 3])
  register.clock.turn({ days: 1 })
  await register.stranger.publicChipInfo({ chipNumber: FOX }, { address: one })
  await lookupLog(register.services).flush()
  expect((await entries()).toSorted()).toEqual([1, 1, 3])
  const kept = await register.db.selectFrom('lookup').select('visitor').where('petId', '=', petId).execute()
  expect(JSON.stringify(kept)).not.toContain(one)
  expect(new Set(kept.map(({ visitor }) => visitor)).size).toBe(3)
})
