import { afterAll, beforeAll, expect, test } from 'vitest'
import { birthProblem } from '#knowledge/animals/birth.ts'
import { breedExists } from '#knowledge/animals/breeds/choice.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { START } from '#src/testing/start.ts'
import { PETS } from './demopets.ts'
import { seedPets } from './seed.ts'
import { NewPet } from './shapes.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await register.db.transaction().execute((db) => seedPets(db, START, register.people))
})
afterAll(() => register.close())

test.each(PETS)(
  '$name could have been registered by its keeper',
  ({ keeper: _, daysAgo: __, isUnpaid: ___, diedDaysAgo: ____, ...facts }) => {
    const pet = NewPet.parse(facts)
    expect(readChipNumber(facts.chipNumber)).toMatchObject({ valid: true, watched: false })
    expect(breedExists(pet.species, pet.breed)).toBe(true)
    expect(birthProblem(pet.bornOn, pet.species, START)).toBeNull()
  },
)

test('each of the seven who sign in to the demo finds their pets, with an unbroken timeline', async () => {
  const keepers = [...new Set(PETS.map(({ keeper }) => keeper))]
  for (const key of keepers) {
    const person = await register.as(key)
    const { items } = (await person.getUsersPets({})).data
    expect(items.map(({ name }) => name).sort()).toEqual(
      PETS.filter(({ keeper }) => keeper === key)
        .map(({ name }) => name)
        .sort(),
    )
    for (const { id } of items) expect((await person.getPetDetail({ petId: id })).data.chainHolds).toBe(true)
  }
})

test('one demo pet has died and can still be taken back, one waits for its payment', async () => {
  const anna = await register.as('anna')
  const { items } = (await anna.getUsersPets({})).data
  const named = (name: string) => items.find((pet) => pet.name === name)
  expect(named('Teddy')).toMatchObject({ status: 'deceased', can: { undoDeceased: true } })
  expect(named('Olive')).toMatchObject({ status: 'awaitingPayment' })
})
