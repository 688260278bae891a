import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshChip } from '#src/testing/animals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { petOf, sharingHousehold } from '#src/testing/sharing.ts'
import { expectSorts } from '#src/testing/sorts.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('the pets of a keeper who shares them, and only in this list', async () => {
  const { keeper, partner, petId } = await sharingHousehold(register)
  const { data } = await partner.api.getSharedPets()
  expect(data.items).toMatchObject([{ id: petId, name: 'Rex', sharedBy: keeper.name }])
  expect((await partner.api.getUsersPets()).data.total).toBe(0)
})

test('they are sorted by name, or by when they were registered', async () => {
  const { keeper, partner } = await sharingHousehold(register)
  register.clock.turn({ minutes: 1 })
  await petOf(register, keeper.id, freshChip(), 'Abel')
  await expectSorts((sort) => partner.api.getSharedPets({ sort }), 'name', 'registeredAt')
})

test('they can report it missing, stolen and found, and change nothing else', async () => {
  const { keeper, partner, petId } = await sharingHousehold(register)
  const [card] = (await partner.api.getSharedPets()).data.items
  expect(card?.can).toMatchObject({ reportMissing: true, reportStolen: true, edit: { clause: 'KEEP-1' }, passOn: { clause: 'KEEP-1' } })
  for (const status of ['missing', 'stolen', 'found']) {
    expect((await partner.api.updatePetStatus({ petId, status })).status).toBe(200)
  }
  for (const status of ['deceased', 'exported']) {
    expect(await partner.api.updatePetStatus({ petId, status })).toMatchObject({ status: 404, code: 'notYours' })
  }
  await partner.api.updatePetStatus({ petId, status: 'missing', showToFinders: true })
  expect((await keeper.api.getPetDetail({ petId })).data.shownToFinders).toBe(false)
  expect((await partner.api.updatePet({ petId, name: 'Max' })).status).not.toBe(200)
  expect((await partner.api.updatePetPhotos({ petId, photoIds: [] })).status).toBe(404)
  expect((await partner.api.downloadHistory({ petId })).status).toBe(404)
  const { timeline } = (await keeper.api.getPetDetail({ petId })).data
  expect(timeline.filter(({ move }) => move === 'reportMissing').map(({ by }) => by)).toContain('Someone who shares the record')
})

test('a pet that goes to another keeper is shared by nobody', async () => {
  const { partner, petId } = await sharingHousehold(register)
  await register.db.updateTable('pet').set({ keeperId: register.people.stefan }).where('id', '=', petId).execute()
  expect((await partner.api.getPetDetail({ petId })).status).toBe(404)
})
