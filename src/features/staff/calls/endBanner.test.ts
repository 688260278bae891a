import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { endBanner, listBanners, makeBanner } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test.each(['2026-03-01', '2026-04-20'])('a banner that begins on %s ends now, once', async (shownFrom) => {
  const { bannerId } = await run(makeBanner, { text: 'Hello', shownFrom, shownUntil: '2026-05-02' })
  await run(endBanner, { bannerId })
  expect((await register.stranger.banners({})).data.items).toEqual([])
  expect((await run(listBanners, {})).items).toEqual([])
  await expect(run(endBanner, { bannerId })).rejects.toMatchObject({ status: 404, code: 'noSuchBanner' })
})
