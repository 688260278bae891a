import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { freshEmail, keeperWithPet } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

test('whoever reported a found animal ends the report with the key of their link', async () => {
  const { id: reportId, key } = await reported()
  expect(await register.stranger.updateFoundAnimal({ reportId, key, now: 'handedOver', words: 'The dog warden' })).toMatchObject({
    status: 200,
    data: { status: 'handedOver' },
  })
  const { data } = await register.stranger.getFoundAnimal({ reportId })
  expect(data).toMatchObject({ isOver: true, mine: null })
  expect(JSON.stringify(data)).not.toContain('warden')
})

test('nobody does without it', async () => {
  const { id: reportId } = await reported()
  const { keeper } = await keeperWithPet(register)
  for (const key of [undefined, '', 'another'])
    expect(await keeper.api.updateFoundAnimal({ reportId, ...(key !== undefined && { key }), now: 'withdrawn' })).toMatchObject({
      status: 404,
      code: 'notFound',
    })
  expect((await register.stranger.getFoundAnimal({ reportId })).data.isOver).toBe(false)
})

test('a report that has ended cannot be ended again, and the reason is said', async () => {
  const { id: reportId, key } = await reported()
  await register.stranger.updateFoundAnimal({ reportId, key, now: 'home' })
  expect(await register.stranger.updateFoundAnimal({ reportId, key, now: 'withdrawn' })).toMatchObject({ status: 409 })
})

async function reported() {
  const seenAt = new Date(register.clock.now().getTime() - 3_600_000).toISOString()
  const report = { kind: 'found', species: 'dog', colour: 'Black', description: 'Red collar', whereabouts: 'withFinder', seenAt }
  const { data } = await register.stranger.saveLostPetRequest(
    { report: { ...report, where: { lat: 52.06, lng: -1.34 } }, finderEmail: freshEmail() },
    { address: freshAddress() },
  )
  return { id: data.id, key: data.key ?? '' }
}
