import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshAddress } from '#src/testing/newcomer.ts'
import { smallPicture } from '#src/testing/picture.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { foundDog, search, seenBySomebody } from '#src/testing/searches.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('photos of reports stay, and others are gone after a day', async () => {
  const upload = async () => {
    const sent = { file: { bytes: await smallPicture(), name: 'dog.jpg' } }
    return (await register.stranger.uploadFoundPhoto({}, { ...sent, address: freshAddress() })).data.fileId
  }
  const [found, seen, loose] = [await upload(), await upload(), await upload()]
  await foundDog(register, { photoId: found })
  const { caseId } = await search(register)
  expect(await seenBySomebody(register, caseId, { photoId: seen })).toMatchObject({ status: 200 })
  expect((await register.app.inject(`/files/${found}`)).statusCode).toBe(200)
  expect((await register.app.inject(`/files/${seen}`)).statusCode).toBe(404)

  register.clock.turn({ hours: 25 })
  await register.runJob('forgetLoosePhotos', {})
  const kept = await register.db.selectFrom('file').select('id').where('id', 'in', [found, seen, loose]).execute()
  expect(kept.map(({ id }) => id).sort()).toEqual([found, seen].sort())
})
