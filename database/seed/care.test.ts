import { afterAll, beforeAll, expect, test } from 'vitest'
import { litter, seedLitter } from '#features/breeding/seed.ts'
import { NewPet } from '#features/pets/shapes.ts'
import { IN_CARE, seedIntakes } from '#features/welfare/seed.ts'
import { breedExists } from '#knowledge/animals/breeds/choice.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { START } from '#src/testing/start.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await register.db.transaction().execute(async (db) => {
    await seedLitter(db, START, register.people.bryony)
    await seedIntakes(db, START, register.people.wilma)
  })
})
afterAll(() => register.close())

test('every chip and breed of the demo animals is one that could have been registered', () => {
  const { young, species, breed } = litter(START)
  const chips = [...young.map(({ chipNumber }) => chipNumber), ...IN_CARE.map(({ pet }) => pet.chipNumber)]
  for (const chip of chips) expect(readChipNumber(chip)).toMatchObject({ valid: true, watched: false })
  expect(breedExists(species, breed)).toBe(true)
  for (const { pet } of IN_CARE) expect(breedExists(pet.species, NewPet.parse(pet).breed)).toBe(true)
})

test('the demo breeder has five puppies that may leave their mother, and can be found', async () => {
  const bryony = await register.as('bryony')
  const { items } = (await bryony.getBreederPets({})).data
  expect(items.map(({ state, canSell, damName }) => [state, canSell, damName])).toEqual(
    Array.from({ length: 5 }, () => ['withMe', true, 'Saffron']),
  )
  expect((await register.stranger.searchBreeders({ species: 'dog', near: 'LS1 4DY' })).data.items).toMatchObject([
    { name: 'Hollow Farm Spaniels', town: 'Skipton', breeds: ['Cocker Spaniel'], licence: 'NYC/AL/2024/0187' },
  ])
})

test('the demo rescue takes care of a stray and of a cat that was given up', async () => {
  const wilma = await register.as('wilma')
  const { items } = (await wilma.getWelfarePets({})).data
  expect(items.map(({ name, state, intake }) => [name, state, intake.kind, intake.days])).toEqual([
    ['Duchess', 'withUs', 'surrender', 5],
    ['Pip', 'withUs', 'stray', 19],
  ])
  expect((await wilma.findWelfareOrganisations({ query: 'kiln' })).data.items).toMatchObject([{ name: 'Kiln Road Rescue', kind: 'rescue' }])
})
