import { afterAll, beforeAll, expect, test } from 'vitest'
import { litter } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('what a breeder noted of a buyer is forgotten after six years, and not before', async () => {
  const bryony = await register.as('bryony')
  const [pet] = (await bryony.addPetByBreeder(litter())).data.pets
  await bryony.saveReservation({ animalId: pet?.petId ?? '', name: 'Ada Frost' })
  const names = async () => {
    await register.runJob('forgetReservations', {})
    return (await register.db.selectFrom('reservation').select('name').execute()).map(({ name }) => name)
  }
  register.clock.turn({ days: 6 * 365 })
  expect(await names()).toEqual(['Ada Frost'])
  register.clock.turn({ days: 8 })
  expect(await names()).toEqual([])
})
