import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { keeperWithPet } from '#src/testing/rehomings.ts'
import { search, seenBySomebody } from '#src/testing/searches.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

test('a confirmed sighting locates the animal, and the search goes on as before when the last one is dismissed', async () => {
  const { keeper, caseId } = await search(register)
  const [first, second] = [(await seenBySomebody(register, caseId)).data.id, (await seenBySomebody(register, caseId)).data.id]
  const judge = async (sightingId: string, verdict: string) => (await keeper.api.judgeSighting({ sightingId, verdict })).data.status
  expect(await judge(first, 'confirmed')).toBe('located')
  expect(await judge(second, 'confirmed')).toBe('located')
  expect(await judge(first, 'dismissed')).toBe('located')
  expect(await judge(second, 'dismissed')).toBe('open')
  expect(await judge(second, 'confirmed')).toBe('located')
})

test('only the keeper judges a sighting', async () => {
  const { caseId } = await search(register)
  const sightingId = (await seenBySomebody(register, caseId)).data.id
  const { keeper } = await keeperWithPet(register)
  expect(await keeper.api.judgeSighting({ sightingId, verdict: 'confirmed' })).toMatchObject({ status: 404, code: 'notFound' })
})

test('the sightings of a search that is over stay as they are', async () => {
  const { keeper, caseId } = await search(register)
  const sightingId = (await seenBySomebody(register, caseId)).data.id
  await keeper.api.updateLostPet({ caseId, now: 'home' })
  expect(await keeper.api.judgeSighting({ sightingId, verdict: 'confirmed' })).toMatchObject({ status: 409, code: 'isOver' })
})
