import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { foundDog, search, seenBySomebody } from '#src/testing/searches.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a keeper sees their own searches and reports, with what there is to judge, and is asked to do it', async () => {
  const { keeper, caseId, petId } = await search(register)
  await seenBySomebody(register, caseId)
  await foundDog(register)
  const report = { kind: 'found', species: 'cat', where: { place: 'York' }, whereabouts: 'seen' }
  await keeper.api.saveLostPetRequest({ report })
  const { searches, reports } = (await keeper.api.getMySearches({})).data
  expect(searches).toMatchObject([{ caseId, petId, petName: 'Nettle', status: 'open', isOver: false, toJudge: 1 }])
  expect(reports).toMatchObject([{ species: 'cat', area: 'York', status: 'open', isOver: false }])

  await register.drain()
  const kinds = async () => (await keeper.api.getTasks({})).data.items.map(({ kind }) => kind)
  expect(await kinds()).toEqual(expect.arrayContaining(['sighting', 'foundAnimal']))
  await keeper.api.updateLostPet({ caseId, now: 'home' })
  expect((await keeper.api.getMySearches({})).data.searches).toMatchObject([{ isOver: true }])
  expect(await kinds()).not.toEqual(expect.arrayContaining(['sighting']))
  expect(await kinds()).not.toContain('beginSearch')

  await keeper.api.updatePetStatus({ petId, status: 'missing' })
  expect(await kinds()).toContain('beginSearch')
})
