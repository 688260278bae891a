import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { smallPicture } from '#src/testing/picture.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { foundDog } from '#src/testing/searches.ts'
import { deskOf } from '#src/testing/staff.ts'
import { removeFoundReport } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('a report that Staff remove is off the list, and no one sees its photo any more', async () => {
  const sent = { file: { bytes: await smallPicture(), name: 'dog.jpg' }, address: freshAddress() }
  const photoId = (await register.stranger.uploadFoundPhoto({}, sent)).data.fileId
  const { reportId } = await foundDog(register, { photoId })
  const listed = async () => (await register.stranger.getLostPets({ kind: 'found' })).data.items.map(({ id }) => id)
  expect(await listed()).toContain(reportId)
  await run(removeFoundReport, { reportId, reason: 'An advertisement' })
  expect(await listed()).not.toContain(reportId)
  expect((await register.app.inject(`/files/${photoId}`)).statusCode).toBe(404)
  await expect(run(removeFoundReport, { reportId, reason: 'Again' })).rejects.toMatchObject({ status: 409 })
})

test('a report that there is not is not found', async () => {
  await expect(run(removeFoundReport, { reportId: newId(), reason: 'None.' })).rejects.toMatchObject({ status: 404, code: 'noSuchReport' })
})
