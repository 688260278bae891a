import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { wheelOpen } from '#src/testing/wheel.ts'
import { wrongDraws } from '../draw.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const PEOPLE = ['anna', 'idris', 'bryony', 'wilma', 'stefan', 'tamsin', 'toby'] as const

test('once it’s over anyone can draw every spin again; before, notOver', async () => {
  const campaignId = await wheelOpen(register)
  for (const [at, key] of PEOPLE.entries())
    await (await register.as(key)).spinWheel({ campaignId, word: String(at).repeat(32), agreed: true })
  expect(await register.stranger.getWheelDraws({ campaignId })).toMatchObject({ status: 409, code: 'notOver' })
  expect((await register.stranger.getWheelDraws({ campaignId: register.people.anna })).code).toBe('noSuchCampaign')
  register.clock.turn({ days: 32 })
  const pages = []
  for (const page of [1, 2, 3]) pages.push(...(await register.stranger.getWheelDraws({ campaignId, page, pageSize: 3 })).data.items)
  expect(pages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(JSON.stringify(pages)).not.toContain(register.people.anna)
  const { campaign } = (await register.stranger.getWheel({})).data
  expect(await wrongDraws({ seed: campaign?.seed ?? '', items: campaign?.items ?? [] }, pages)).toEqual([])
  const last = (await register.stranger.getWheelDraws({ campaignId, sort: '-number', pageSize: 1 })).data
  expect(last).toMatchObject({ total: 7, items: [{ number: 7 }] })
})
