import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { smallPicture } from '#src/testing/picture.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let anna: Client
beforeAll(async () => {
  register = await testRegister()
  anna = await register.as('anna')
})
afterAll(() => register.close())

const have = async () => (await anna.addPet(animal())).data.petId
const photo = async (who = anna) =>
  (await who.uploadFile({ purpose: 'petPhoto' }, { file: { bytes: await smallPicture(), name: 'her.jpg' } })).data.fileId
const photosOf = async (petId: string) => (await anna.getPetDetail({ petId })).data.photos.map(({ id }) => id)

test('a pet has several photos in its keeper’s order; the first is its main one, and each can be seen', async () => {
  const petId = await have()
  const [one, two, three] = [await photo(), await photo(), await photo()]
  expect(await anna.updatePetPhotos({ petId, photoIds: [one, two, three] })).toMatchObject({ status: 200, message: 'Photos saved' })
  expect(await photosOf(petId)).toEqual([one, two, three])
  await anna.updatePetPhotos({ petId, photoIds: [three, one] })
  const { photos, photoId, photoUrl } = (await anna.getPetDetail({ petId })).data
  expect([photos.map(({ id }) => id), photoId]).toEqual([[three, one], three])
  expect(photoUrl).toBe(photos[0]?.url)
  expect((await register.app.inject({ url: photos[1]?.url ?? '' })).statusCode).toBe(200)
  expect((await register.app.inject({ url: `/files/${two}` })).statusCode).not.toBe(200)
  await anna.updatePetPhotos({ petId, photoIds: [] })
  expect(await photosOf(petId)).toEqual([])
})

test('somebody else’s picture isn’t taken: noSuchPhoto', async () => {
  const petId = await have()
  const theirs = await photo(await register.as('idris'))
  expect(await anna.updatePetPhotos({ petId, photoIds: [theirs] })).toMatchObject({ status: 400, code: 'noSuchPhoto' })
  expect(await photosOf(petId)).toEqual([])
})

test('somebody else’s pet, and a pet that has died, stay as they are: notYours, notNow', async () => {
  const petId = await have()
  expect(await (await register.as('idris')).updatePetPhotos({ petId, photoIds: [] })).toMatchObject({ status: 404, code: 'notYours' })
  await anna.updatePetStatus({ petId, status: 'deceased' })
  expect(await anna.updatePetPhotos({ petId, photoIds: [await photo()] })).toMatchObject({ status: 409, code: 'notNow' })
})

test('more than six are refused in words', async () => {
  const petId = await have()
  const photoIds = await Promise.all(Array.from({ length: 7 }, () => photo()))
  const reply = await anna.updatePetPhotos({ petId, photoIds })
  expect([reply.status, reply.fields['photoIds']]).toEqual([400, 'You can keep 6 photos of a pet'])
})

test('a photo added in another tab isn’t lost by who hasn’t seen it: changedMeanwhile', async () => {
  const petId = await have()
  const [one, two] = [await photo(), await photo()]
  const { photosVersion: version } = (await anna.getPetDetail({ petId })).data
  expect(await anna.updatePetPhotos({ petId, photoIds: [one], version })).toMatchObject({ status: 200 })
  expect(await anna.updatePetPhotos({ petId, photoIds: [two], version })).toMatchObject({ status: 409, code: 'changedMeanwhile' })
  expect(await photosOf(petId)).toEqual([one])
  const now = (await anna.getPetDetail({ petId })).data.photosVersion
  expect(await anna.updatePetPhotos({ petId, photoIds: [one, two], version: now })).toMatchObject({ status: 200 })
})
