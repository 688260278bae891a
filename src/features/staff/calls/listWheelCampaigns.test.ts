import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { only, WORD, wheelOpen } from '#src/testing/wheel.ts'
import { listWheelCampaigns } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('Staff see how many have spun, won and claimed', async () => {
  const campaignId = await wheelOpen(register, only('poundsOff', 500))
  const anna = await register.as('anna')
  const { data } = await anna.spinWheel({ campaignId, word: WORD, agreed: true })
  await (await register.as('idris')).spinWheel({ campaignId, word: WORD, agreed: true })
  await anna.claimWheelPrize({ spinId: data.spin.id })
  expect((await run(listWheelCampaigns, {})).items).toMatchObject([{ campaignId, spins: 2, won: 2, claimed: 1 }])
})
