import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a found animal shows strangers neither who found it nor where exactly, and its finder what they can do', async () => {
  const seenAt = new Date(register.clock.now().getTime() - 3_600_000).toISOString()
  const report = {
    kind: 'found',
    species: 'cat',
    colour: 'Ginger',
    description: 'Very thin',
    whereabouts: 'vet',
    heldWords: 'Ashby Vets',
    seenAt,
  }
  const { data } = await register.stranger.saveLostPetRequest(
    { report: { ...report, where: { lat: 52.063217, lng: -1.341234 } }, finderName: 'Flo Finder', finderMobile: '07700 900 555' },
    { address: freshAddress() },
  )
  const theirs = JSON.stringify((await register.stranger.getFoundAnimal({ reportId: data.id })).data)
  for (const secret of ['Flo', '900555', '52.063217', '1.341234', 'Ashby Vets']) expect(theirs).not.toContain(secret)
  expect(theirs).toContain('Very thin')
  expect((await register.stranger.getFoundAnimal({ reportId: data.id, key: data.key ?? '' })).data.mine).toMatchObject({
    heldWords: 'Ashby Vets',
    can: { return: true, unclaim: { clause: 'FOUND-2' } },
  })
})

test('a report that there is not is not found', async () => {
  const reply = await register.stranger.getFoundAnimal({ reportId: '01890000-0000-7000-8000-000000000000' })
  expect(reply).toMatchObject({ status: 404, code: 'notFound' })
})
