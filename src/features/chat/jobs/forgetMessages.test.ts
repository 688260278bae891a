import { afterAll, beforeAll, expect, test } from 'vitest'
import { havePet } from '#src/testing/lookups.ts'
import { smallPicture } from '#src/testing/picture.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

const CHIP = '985121004515220'
let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await havePet(register, { chip: CHIP })
})
afterAll(() => register.close())

const finder = { chipNumber: CHIP, finderName: 'Fay', finderEmail: 'fay@example.org' }

test('what is a year old goes with its photo, the address and the link; what is newer or was reported stays', async () => {
  const { data: old } = await register.stranger.addMicrochipLookup({ ...finder, message: 'Long ago.' })
  const { data: photo } = await register.stranger.uploadFoundPhoto({}, { file: { bytes: await smallPicture(), name: 'dog.jpg' } })
  await register.stranger.sendMessage({ relayKey: old.relayKey, text: 'Her.', photoId: photo.fileId })
  const { data: reported } = await register.stranger.addMicrochipLookup({ ...finder, message: 'You will pay.' })
  register.clock.turn({ days: 300 })
  await register.stranger.conversationSafety({ relayKey: reported.relayKey, action: 'report', why: 'A threat.' })
  const { data: newer } = await register.stranger.addMicrochipLookup({ ...finder, message: 'Not so long ago.' })
  register.clock.turn({ days: 66 })
  await register.runJob('forgetMessages', {})
  await register.runJob('forgetFiles', {})

  const texts = (await register.db.selectFrom('message').select('text').orderBy('place').execute()).map(({ text }) => text)
  expect(texts).toEqual(['You will pay.', 'Not so long ago.'])
  expect(await register.db.selectFrom('file').select('id').where('id', '=', photo.fileId).execute()).toEqual([])
  const thread = await register.db.selectFrom('thread').selectAll().where('id', '=', old.threadId).executeTakeFirstOrThrow()
  expect([thread.guestName, thread.guestEmail]).toEqual([null, null])
  expect((await register.stranger.conversation({ relayKey: old.relayKey })).status).toBe(404)
  expect((await register.stranger.conversation({ relayKey: newer.relayKey })).status).toBe(200)
})

test('a photo that shows the sender’s pet as well stays with the pet, and the rest is removed', async () => {
  const anna = await register.as('anna')
  const { data: photo } = await anna.uploadFile({ purpose: 'petPhoto' }, { file: { bytes: await smallPicture(), name: 'dog.jpg' } })
  const petId = await havePet(register, { chip: '985121004515244' })
  await register.db.updateTable('pet').set({ photoId: photo.fileId }).where('id', '=', petId).execute()
  const { data: thread } = await anna.startConversation({ text: 'This is my dog.' })
  await anna.sendMessage({ threadId: thread.threadId, text: 'Like this.', photoId: photo.fileId })
  register.clock.turn({ days: 400 })
  await register.runJob('forgetMessages', {})
  await register.runJob('forgetFiles', {})
  expect(await register.db.selectFrom('message').select('id').where('threadId', '=', thread.threadId).execute()).toEqual([])
  expect((await register.app.inject(`/files/${photo.fileId}`)).statusCode).toBe(200)
})

test('a night removes all that is old, however much it is', async () => {
  const { data } = await register.stranger.addMicrochipLookup({ ...finder, message: 'The first of many.' })
  await register.asOwner(`
    set session_replication_role = 'replica';
    insert into message (id, thread_id, side, text, at)
      select gen_random_uuid(), thread_id, side, text, at from message, generate_series(1, 600) where thread_id = '${data.threadId}'`)
  register.clock.turn({ days: 366 })
  await register.runJob('forgetMessages', {})
  expect(await register.db.selectFrom('message').select('id').where('threadId', '=', data.threadId).execute()).toEqual([])
})
