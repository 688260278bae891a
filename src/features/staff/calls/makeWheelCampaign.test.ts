import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { PRIZES } from '#src/testing/wheel.ts'
import { makeWheelCampaign } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const campaign = { name: 'May', opensOn: '2026-05-01', closesOn: '2026-05-31', prizes: PRIZES, reason: 'Spring' }

test('Staff make a campaign, and anyone sees it before it opens', async () => {
  const { commitment } = await run(makeWheelCampaign, campaign)
  expect((await register.stranger.getWheel({})).data.campaign).toMatchObject({
    name: 'May',
    commitment,
    opensAt: '2026-04-30T23:00:00.000Z',
    closesAt: '2026-05-31T23:00:00.000Z',
    can: { spin: { words: 'This competition hasn’t opened yet' } },
  })
})

test('refuses days that overlap another, or are over, prizes without an amount, and a wheel that could run out', async () => {
  const asked = (over: object) => run(makeWheelCampaign, { ...campaign, opensOn: '2026-07-01', closesOn: '2026-07-31', ...over })
  await expect(asked({ opensOn: '2026-05-31', closesOn: '2026-06-02' })).rejects.toMatchObject({ status: 409, code: 'overlaps' })
  await expect(asked({ closesOn: '2026-06-30' })).rejects.toMatchObject({ code: 'wrongDays' })
  await expect(asked({ opensOn: '2020-01-01', closesOn: '2020-01-02' })).rejects.toMatchObject({ code: 'wrongDays' })
  const [first, ...rest] = PRIZES
  await expect(asked({ prizes: [{ ...first, amount: 0 }, ...rest] })).rejects.toMatchObject({ code: 'wrongAmount' })
  await expect(asked({ prizes: [first, { ...first, label: 'Another' }] })).rejects.toMatchObject({ code: 'allLimited' })
})
