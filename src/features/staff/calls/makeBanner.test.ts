import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { makeBanner } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const shown = async (who: 'anna' | 'bryony' | null = null) => {
  const { data } = await (who ? await register.as(who) : register.stranger).banners({})
  return data.items.map(({ text }) => text)
}

test('a banner is shown from its first day to the end of its last, in British days', async () => {
  const { bannerId } = await run(makeBanner, {
    text: 'Our phone line is closed on Sunday.',
    link: '/status',
    linkWords: 'See how things are',
    shownFrom: '2026-03-28',
    shownUntil: '2026-03-29',
  })
  expect(await shown()).toEqual([])
  register.clock.turn({ hours: 15 })
  expect((await register.stranger.banners({})).data.items).toEqual([
    { id: bannerId, text: 'Our phone line is closed on Sunday.', tone: 'info', link: { to: '/status', words: 'See how things are' } },
  ])
  register.clock.turn({ days: 2 })
  expect(await shown()).toEqual([])
})

test('a banner is shown only to those it concerns', async () => {
  const days = { shownFrom: '2026-03-29', shownUntil: '2026-04-29' }
  await run(makeBanner, { text: 'For breeders', audience: 'Breeder', ...days })
  await run(makeBanner, { text: 'For guests', audience: 'guests', ...days })
  await run(makeBanner, { text: 'For all', ...days })
  expect((await shown()).toSorted()).toEqual(['For all', 'For guests'])
  expect(await shown('anna')).toEqual(['For all'])
  expect((await shown('bryony')).toSorted()).toEqual(['For all', 'For breeders'])
})

test('a banner that ends before it begins, or whose link has no words, isn’t set', async () => {
  const banner = { text: 'Hello', shownFrom: '2026-04-02', shownUntil: '2026-04-01' }
  await expect(run(makeBanner, banner)).rejects.toMatchObject({ code: 'endsBefore' })
  await expect(run(makeBanner, { ...banner, shownUntil: '2026-04-02', link: '/news' })).rejects.toMatchObject({ code: 'linkNeedsWords' })
  await expect(run(makeBanner, { ...banner, shownUntil: '2026-04-02', link: '//evil.example', linkWords: 'Go' })).rejects.toMatchObject({
    status: 400,
  })
})
