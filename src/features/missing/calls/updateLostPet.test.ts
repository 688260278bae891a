import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { keeperWithPet } from '#src/testing/rehomings.ts'
import { lostCaseLife } from '../lifecycle.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

test('a pet that is home can be transferred again, and the search ends', async () => {
  const { keeper, petId, caseId } = await search('Nettle')
  expect((await keeper.api.getPetDetail({ petId })).data.can.passOn).toMatchObject({ clause: 'KEEP-1' })
  expect(await keeper.api.updateLostPet({ caseId, now: 'home', words: 'A neighbour scanned the chip' })).toMatchObject({
    status: 200,
    data: { status: 'reunited' },
  })
  const pet = (await keeper.api.getPetDetail({ petId })).data
  expect(pet.status).not.toBe('missing')
  expect(pet.can.passOn).toBe(true)
  expect((await register.stranger.getLostPets({ kind: 'lost' })).data.items.map(({ id }) => id)).not.toContain(caseId)
})

test('a search goes on when the animal that someone held was another', async () => {
  const { keeper, caseId } = await search('Bracken')
  expect((await keeper.api.updateLostPet({ caseId, now: 'held', words: 'The vet in Ashby' })).data.status).toBe('held')
  expect((await keeper.api.updateLostPet({ caseId, now: 'search' })).data.status).toBe('open')
  expect((await keeper.api.getLostPet({ caseId })).data.mine?.heldBy).toBeNull()
})

test('a search that is over cannot be changed, and the reason is said', async () => {
  const { keeper, caseId } = await search('Teasel')
  await keeper.api.updateLostPet({ caseId, now: 'falseAlarm' })
  expect(await keeper.api.updateLostPet({ caseId, now: 'held' })).toMatchObject({
    status: 409,
    message: expect.stringContaining('false alarm'),
  })
})

test('a search that rests can be begun again', async () => {
  const { keeper, caseId } = await search('Burdock')
  await asProvider(register, ({ transition }) => transition(lostCaseLife, 'rest', caseId, 'clock'))
  expect((await keeper.api.updateLostPet({ caseId, now: 'search' })).data.status).toBe('open')
})

test('what the keeper says on the pet’s own page ends the search as well', async () => {
  const home = await search('Sorrel')
  await home.keeper.api.updatePetStatus({ petId: home.petId, status: 'found' })
  expect((await register.stranger.getLostPet({ caseId: home.caseId })).data.status).toBe('reunited')
  const dead = await search('Fescue')
  await dead.keeper.api.updatePetStatus({ petId: dead.petId, status: 'deceased' })
  expect((await register.stranger.getLostPet({ caseId: dead.caseId })).data.status).toBe('closedDeceased')
})

test('nobody else can change a search', async () => {
  const { caseId } = await search('Yarrow')
  const other = await keeperWithPet(register)
  expect(await other.keeper.api.updateLostPet({ caseId, now: 'home' })).toMatchObject({ status: 404, code: 'notFound' })
})

async function search(name: string) {
  const { keeper, petId } = await keeperWithPet(register, name)
  const seenAt = new Date(register.clock.now().getTime() - 3_600_000).toISOString()
  const { data } = await keeper.api.saveLostPetRequest({ report: { kind: 'lost', petId, where: { lat: 52.06, lng: -1.34 }, seenAt } })
  return { keeper, petId, caseId: data.id }
}
