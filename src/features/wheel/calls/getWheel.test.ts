import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { wheelOpen } from '#src/testing/wheel.ts'
import { commitmentOf } from '../draw.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const shown = async () => (await register.stranger.getWheel({})).data.campaign

test('where there was no campaign yet there’s none to show', async () => {
  expect((await register.stranger.getWheel({})).data).toMatchObject({ campaign: null, promoter: { name: expect.any(String) } })
})

test('anyone sees prizes, odds and the fingerprint while it runs, and the seed only once it’s over', async () => {
  await wheelOpen(register)
  const open = await shown()
  expect(open).toMatchObject({ name: 'Spring wheel', isOver: false, seed: null, spins: 0, can: { spin: true } })
  expect(open?.items.map(({ label, chance }) => [label, chance])).toEqual([
    ['£5 off', 20],
    ['A free registration', 5],
    ['Free delivery', 25],
    ['10% off', 20],
    ['Not this time', 30],
  ])
  register.clock.turn({ days: 32 })
  const over = await shown()
  expect(over).toMatchObject({ isOver: true, can: { spin: { clause: 'WHEEL-1', words: 'This competition is over' } } })
  expect(over?.commitment).toBe(open?.commitment)
  expect(await commitmentOf({ seed: over?.seed ?? '', items: over?.items ?? [] })).toBe(open?.commitment)
})

test('the database alone doesn’t tell the seed before', async () => {
  const { seed = '' } = { seed: (await shown())?.seed ?? '' }
  expect(seed).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify(await register.db.selectFrom('wheelCampaign').selectAll().execute())).not.toContain(seed)
})
