import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { litter, puppy } from '#src/testing/litters.ts'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let nia: Client
beforeAll(async () => {
  register = await testRegister()
  const { id, api } = await join(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
  const now = register.clock.now()
  const profile = { id: newId(), accountId: id, type: 'Customer', status: 'active', statusAt: now, createdAt: now } as const
  await register.db.insertInto('profile').values(profile).execute()
  nia = api
})
afterAll(() => register.close())

const breed = { kind: 'breed', breedId: 'cocker-spaniel' } as const
const have = async (name: string, sex: 'female' | 'male') => {
  const chipNumber = freshChip()
  const { data } = await nia.addPet(animal({ name, chipNumber, species: 'dog', breed, sex, bornOn: '2022-05-01' }))
  return { chipNumber, petId: data.petId }
}

test('a bought-in mother and stud and a puppy that was kept are listed, and those for sale aren’t; the litter leads to its parents', async () => {
  const [bramble, flint] = [await have('Bramble', 'female'), await have('Flint', 'male')]
  const parents = { dam: { name: 'Bramble', chipNumber: bramble.chipNumber }, sire: { name: 'Flint', chipNumber: flint.chipNumber } }
  const { pets, litterId } = (await nia.addPetByBreeder(litter({ ...parents, young: [puppy({ name: 'One' }), puppy({ name: 'Two' })] })))
    .data
  await nia.keepOwnershipByBreeder({ petId: pets[1]?.petId ?? '' })

  const { items } = (await nia.getBreedingAnimals({})).data
  expect(items.map(({ name, litters, isHomeBred }) => [name, litters, isHomeBred])).toEqual([
    ['Bramble', 1, false],
    ['Flint', 1, false],
    ['Two', 0, true],
  ])
  expect(items[0]?.can.edit).toBe(true)
  expect((await nia.getBreedingAnimals({ sex: 'male' })).data.items).toMatchObject([{ name: 'Flint' }])
  expect((await nia.getBreedingAnimals({ query: bramble.chipNumber.slice(-9) })).data.items).toMatchObject([{ name: 'Bramble' }])
  expect((await nia.getLitters({ litterId })).data.items[0]).toMatchObject({ damId: bramble.petId, sireId: flint.petId })
  expect((await nia.getBreederPets({})).data.total).toBe(2)
})

test('a parent that someone else keeps has no way to its record', async () => {
  const chipNumber = freshChip()
  const anna = await register.as('anna')
  await anna.addPet(animal({ name: 'Rook', chipNumber, species: 'dog', breed, sex: 'male', bornOn: '2022-05-01' }))
  const sire = { name: 'Rook', chipNumber }
  const { litterId } = (await nia.addPetByBreeder(litter({ dam: { name: 'Anise' }, sire }))).data
  expect((await nia.getLitters({ litterId })).data.items[0]).toMatchObject({ damId: null, sireId: null })
  expect((await nia.getBreedingAnimals({ query: 'Rook' })).data.items).toEqual([])
})
