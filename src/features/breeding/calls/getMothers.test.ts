import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { litter } from '#src/testing/litters.ts'
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
const have = async (name: string, over: object = {}) => {
  const chipNumber = freshChip()
  await nia.addPet(animal({ name, chipNumber, species: 'dog', breed, sex: 'female', bornOn: '2022-05-01', ...over }))
  return chipNumber
}

test('only females that are old enough and alive are offered, those with litters first, each with what tells her apart', async () => {
  await have('Anise')
  const bracken = await have('Bracken')
  await have('Colin', { sex: 'male' })
  await have('Daisy', { bornOn: '2026-01-10' })
  await nia.addPetByBreeder(litter({ dam: { name: 'Bracken', chipNumber: bracken } }))
  const { mothers } = (await nia.getMothers({})).data
  expect(mothers.map(({ name, litters }) => [name, litters])).toEqual([
    ['Bracken', 1],
    ['Anise', 0],
  ])
  expect(mothers[0]).toMatchObject({ breed: 'Cocker Spaniel', breedChoice: breed, species: 'dog', bornOn: '2022-05-01' })
  expect(mothers[0]?.chipShown.replaceAll(' ', '')).toBe(bracken)
})

test('she is found by her name or her number', async () => {
  const elm = await have('Elm')
  for (const query of ['elm', elm.slice(-9)])
    expect((await nia.getMothers({ query })).data.mothers.map(({ name }) => name)).toEqual(['Elm'])
})
