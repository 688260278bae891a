import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { keeperWithPet } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a search shows strangers nothing of the keeper and not where exactly it was', async () => {
  const { keeper, petId } = await keeperWithPet(register, 'Nettle')
  const seenAt = new Date(register.clock.now().getTime() - 3_600_000).toISOString()
  const report = { kind: 'lost', petId, where: { lat: 52.063217, lng: -1.341234 }, seenAt, crimeReference: 'TVP-42' }
  const caseId = (await keeper.api.saveLostPetRequest({ report })).data.id
  const mine = (await keeper.api.getLostPet({ caseId })).data
  expect(mine.mine).toMatchObject({
    lat: 52.063217,
    lng: -1.341234,
    crimeReference: 'TVP-42',
    can: { hold: true, resume: { clause: 'LOST-6' } },
  })
  const theirs = JSON.stringify((await register.stranger.getLostPet({ caseId })).data)
  const { name, email } = (await keeper.api.userProfile({})).data
  for (const secret of [name, email, petId, '52.063217', '1.341234', 'TVP-42']) expect(theirs).not.toContain(secret)
  expect(theirs).toContain('Nettle')
})

test('a search that there is not is not found', async () => {
  const reply = await register.stranger.getLostPet({ caseId: '01890000-0000-7000-8000-000000000000' })
  expect(reply).toMatchObject({ status: 404, code: 'notFound' })
})
