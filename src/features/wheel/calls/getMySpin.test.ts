import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { only, WORD, wheelOpen } from '#src/testing/wheel.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a person sees their own spin and nobody else’s', async () => {
  const campaignId = await wheelOpen(register, only('nothing'))
  const anna = await register.as('anna')
  expect((await anna.getMySpin({ campaignId })).data.spin).toBeNull()
  const { data } = await anna.spinWheel({ campaignId, word: WORD, agreed: true })
  expect((await anna.getMySpin({ campaignId })).data.spin).toEqual(data.spin)
  expect(data.spin).toMatchObject({ isPrize: false, can: { claim: { clause: 'WHEEL-2' } } })
  expect((await (await register.as('idris')).getMySpin({ campaignId })).data.spin).toBeNull()
})
