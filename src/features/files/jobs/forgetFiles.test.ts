import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { smallPicture } from '#src/testing/picture.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { foundDog, search, seenBySomebody } from '#src/testing/searches.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const night = () => register.runJob('forgetFiles', {})
const sent = async () => ({ file: { bytes: await smallPicture(), name: 'dog.jpg' } })
const uploadAsStranger = async () =>
  (await register.stranger.uploadFoundPhoto({}, { ...(await sent()), address: freshAddress() })).data.fileId

async function uploadAs(name: 'anna' | 'bryony') {
  const api = await register.as(name)
  return (await api.uploadFile({ purpose: 'petPhoto' }, await sent())).data.fileId
}

/** Which of them the register still knows, and which the store still has. */
async function left(ids: readonly string[]) {
  const rows = await register.db.selectFrom('file').select('id').where('id', 'in', ids).execute()
  const known = new Set(rows.map(({ id }) => id))
  const stored = await Promise.all(ids.map((id) => register.services.files.get(`uploads/${id}`)))
  return { known: ids.map((id) => known.has(id)), stored: stored.map((file) => file !== null) }
}
const all = (...is: boolean[]) => ({ known: is, stored: is })

test('photos of reports stay, and those that a stranger sent for nothing are gone after a day', async () => {
  const [found, seen, loose] = [await uploadAsStranger(), await uploadAsStranger(), await uploadAsStranger()]
  await foundDog(register, { photoId: found })
  const { caseId } = await search(register)
  expect(await seenBySomebody(register, caseId, { photoId: seen })).toMatchObject({ status: 200 })
  expect((await register.app.inject(`/files/${found}`)).statusCode).toBe(200)
  expect((await register.app.inject(`/files/${seen}`)).statusCode).toBe(404)
  await night()
  expect(await left([found, seen, loose])).toEqual(all(true, true, true))
  register.clock.turn({ hours: 25 })
  await night()
  expect(await left([found, seen, loose])).toEqual(all(true, true, false))
})

test('a file of someone with an account goes a week after it was sent, unless something shows it', async () => {
  const anna = await register.as('anna')
  const [photo, further, loose] = [await uploadAs('anna'), await uploadAs('anna'), await uploadAs('anna')]
  const { petId } = (await anna.addPet({ ...animal(), photoId: photo })).data
  expect(await anna.updatePetPhotos({ petId, photoIds: [photo, further] })).toMatchObject({ status: 200 })
  register.clock.turn({ days: 6 })
  await night()
  expect(await left([photo, further, loose])).toEqual(all(true, true, true))
  register.clock.turn({ days: 2 })
  await night()
  expect(await left([photo, further, loose])).toEqual(all(true, true, false))

  await anna.updatePetPhotos({ petId, photoIds: [photo] })
  await night()
  expect(await left([photo, further])).toEqual(all(true, false))
})

test('what the store failed to remove is removed by the next try, and holds up no other file', async () => {
  const [first, second] = [await uploadAs('anna'), await uploadAs('anna')].sort()
  register.clock.turn({ days: 8 })
  const { remove } = register.services.files
  register.services.files.remove = (key) =>
    key === `uploads/${first}` ? Promise.reject(new Error('The file store answered 503')) : remove(key)
  await expect(night()).rejects.toThrow('503')
  expect(await left([first ?? '', second ?? ''])).toEqual({ known: [false, false], stored: [true, false] })
  register.services.files.remove = remove
  await night()
  expect(await left([first ?? '', second ?? ''])).toEqual(all(false, false))
  expect(await register.db.selectFrom('removedFile').selectAll().execute()).toEqual([])
})

test('a photo that is shown in two places stays until neither shows it', async () => {
  const anna = await register.as('anna')
  const photo = await uploadAs('anna')
  const { petId } = (await anna.addPet({ ...animal(), photoId: photo })).data
  const { data: thread } = await anna.startConversation({ text: 'This is my dog.' })
  await anna.sendMessage({ threadId: thread.threadId, text: 'Like this.', photoId: photo })
  await anna.updatePetPhotos({ petId, photoIds: [] })
  register.clock.turn({ days: 30 })
  await night()
  expect(await left([photo])).toEqual(all(true))
  register.clock.turn({ days: 366 })
  await register.runJob('forgetMessages', {})
  await night()
  expect(await left([photo])).toEqual(all(false))
})

test('evidence stays while the profile cites it, and goes with the account that was closed', async () => {
  const file = await uploadAs('bryony')
  const bryony = await register.as('bryony')
  expect(await bryony.sendEvidence({ profileType: 'Breeder', fileIds: [file] })).toMatchObject({ status: 200 })
  register.clock.turn({ days: 400 })
  await night()
  expect(await left([file])).toEqual(all(true))
  await register.db.updateTable('profile').set({ details: '{}' }).where('accountId', '=', register.people.bryony).execute()
  await night()
  expect(await left([file])).toEqual(all(false))
})

test('a store that takes no questions is left alone until the next try', async () => {
  await strangersFiles(100)
  const { remove } = register.services.files
  let asked = 0
  register.services.files.remove = () => {
    asked += 1
    return Promise.reject(new Error('The file store answered 503'))
  }
  await expect(night()).rejects.toThrow('503')
  expect(asked).toBe(20)
  register.services.files.remove = remove
})

test('a night removes ten thousand files', async () => {
  await strangersFiles(10_000)
  await night()
  const count = register.db
    .selectFrom('file')
    .select((row) => row.fn.countAll<number>().as('files'))
    .where('type', '=', 'image/test')
  expect(await count.executeTakeFirstOrThrow()).toEqual({ files: 0 })
  expect(await register.db.selectFrom('removedFile').selectAll().execute()).toEqual([])
})

const strangersFiles = (count: number) =>
  register.asOwner(`
    insert into file (id, key, type, size, created_at)
      select id, 'uploads/' || id, 'image/test', 1, '2020-01-01' from (select gen_random_uuid() as id from generate_series(1, ${count})) made`)
