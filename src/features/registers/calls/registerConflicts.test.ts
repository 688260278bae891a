import { afterAll, beforeAll, expect, test } from 'vitest'
import { havePet } from '#src/testing/lookups.ts'
import { haveOtherRegister } from '#src/testing/otherregisters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let petlog: Awaited<ReturnType<typeof haveOtherRegister>>
beforeAll(async () => {
  register = await testRegister()
  petlog = await haveOtherRegister(register, { code: 'petlog', holds: [] })
})
afterAll(async () => {
  await petlog.close()
  await register.close()
})

test('shows a keeper the conflicts about their own pets, and another keeper none', async () => {
  const petId = await havePet(register, { chip: '985121004515220' })
  await petlog.tell('conflict', '985121004515220')
  const [anna, toby] = [await register.as('anna'), await register.as('toby')]
  expect((await anna.registerConflicts({ petId })).data.items).toMatchObject([
    {
      petId,
      chipShown: '985 121 004 515 220',
      found: 'Petlog told us that it has this microchip as well.',
      can: { keepHere: true, moveThere: true },
    },
  ])
  expect((await toby.registerConflicts({ petId })).data.items).toEqual([])
})
