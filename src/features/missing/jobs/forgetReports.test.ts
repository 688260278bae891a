import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshAddress } from '#src/testing/newcomer.ts'
import { smallPicture } from '#src/testing/picture.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { foundDog, PARK, search, seenBySomebody } from '#src/testing/searches.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const rowOf = (table: 'lostCase' | 'foundReport', id: string) =>
  register.db.selectFrom(table).select(['lat', 'lng', 'shownLat', 'area']).where('id', '=', id).executeTakeFirstOrThrow()

test('exact places and contacts are forgotten 90 days after the end, and not while anyone looks', async () => {
  const { keeper, caseId } = await search(register)
  const open = await search(register, 'Bracken')
  const upload = async () => {
    const sent = { file: { bytes: await smallPicture(), name: 'dog.jpg' } }
    return (await register.stranger.uploadFoundPhoto({}, { ...sent, address: freshAddress() })).data.fileId
  }
  const photos = [await upload(), await upload()] as const
  await seenBySomebody(register, caseId, { words: 'Outside number 12', photoId: photos[0] })
  const { reportId, key } = await foundDog(register, { photoId: photos[1] })
  await register.stranger.updateFoundAnimal({ reportId, key, now: 'home' })
  await keeper.api.updateLostPet({ caseId, now: 'home' })

  await register.runJob('forgetReports', {})
  expect(await rowOf('lostCase', caseId)).toMatchObject(PARK)
  register.clock.turn({ days: 91 })
  await register.runJob('forgetReports', {})
  for (const row of [await rowOf('lostCase', caseId), await rowOf('foundReport', reportId)]) {
    expect(row.lat).toBe(row.shownLat)
    expect(row.area).not.toBe('')
  }
  expect(await rowOf('lostCase', open.caseId)).toMatchObject(PARK)
  const [report] = await register.db.selectFrom('foundReport').select(['finderEmail', 'finderMobile']).where('id', '=', reportId).execute()
  expect(report).toEqual({ finderEmail: null, finderMobile: null })
  const sightings = await register.db.selectFrom('sighting').select(['words', 'photoId']).where('caseId', '=', caseId).execute()
  expect(sightings).toEqual([{ words: null, photoId: null }])
  await register.runJob('forgetFiles', {})
  expect(await register.db.selectFrom('file').select('id').where('id', 'in', photos).execute()).toEqual([])
})
